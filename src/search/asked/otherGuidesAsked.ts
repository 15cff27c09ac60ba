/** The same for the guides to everything else. */
export const otherGuidesAsked = `
/docs/outcode/schema = outcode fields, outcode response, district data, fields of an outward code
how-it-is-made = how is an outcode location computed, centroid, mean of postcodes, why are areas arrays, order of lists, average
no-location = outcode in jersey, null longitude, eastings 0, zero northings, missing location
irish-grid = outcode in belfast, bt outcode grid
decimals = too many decimals, rounding, precision, long numbers
coverage = outcode fields by country
absent-fields = outcode codes, outcode distance, region of an outcode, lsoa of an outcode

/docs/outcode/lookup = get an outcode, outcode details, first half lookup, postcode district lookup, coordinates of an outcode, areas in an outcode, postcode area lookup, short postcode
not-found = outcode 404, sw1 not found, w1 not found, wc1, london district missing
wrong-route = outcode on the postcodes endpoint, invalid postcode for an outcode, cf10 invalid, split a postcode, get the outcode of a postcode, separate outcode and incode, partial postcode rejected
validate = does an outcode exist, check an outcode
no-search = list of all outcodes, every outcode, search outcodes, outcode autocomplete, how many outcodes are there, postcode areas list
islands = jersey outcode, guernsey outcode
fallback = approximate location, postcode not found use outcode, last resort, rough coordinates

/docs/outcode/reverse-geocode = coordinates to outcode, which outcode is this point in, point to outcode, lat long to outcode, outcodes around a location, nearest outcode to coordinates
which = outcode or postcode search, larger radius, up to 25 km
no-distance = distance to an outcode missing, calculate distance, haversine
nothing-found = outcode search returns null
recipe = outcodes near a postcode, distance to outcodes

/docs/outcode/nearest = neighbouring outcodes, adjacent districts, outcodes nearby, closest outcodes, around an outcode
from-a-postcode = nearest outcodes of a full postcode, outcodes around a postcode
no-distance = no distance field, how far is the outcode
only-itself = only one outcode, returns itself
nothing-found = nearest outcodes null, nearest outcodes 404
no-location = nearest outcodes in jersey
recipe = delivery zone, delivery radius, service area, do we deliver, catchment area

/docs/place/schema = place fields, town fields, place response, settlement data
two-names = welsh name, gaelic name, bilingual, language of a name, english name
settlement-kinds = city or town, type of place, several places with the same name, duplicates
areas = county of a town, district of a town, which council is a town in
bounding-box = extent of a town, map bounds, zoom to a place, bbox, size of a town
absent-fields = population of a town, postcode of a town, gss code of a place

/docs/place/lookup = place by id, place details, osgb id, get a town by identifier
identifier = what is osgb, place id, toid, stable id, primary key
not-found = place id gone, place 404, lookup by name
not-offered = places near a point, nearest town, towns near me, which town am I in, postcodes in a town
recipe = welsh or english name, preferred language

/docs/place/query = search for a town, find a village, city search, place name search, location search, town to coordinates, where is, coordinates of a city, suburb
parameters = how many places, more places, q or query
matching = partial place name, accents, hyphen, apostrophe, fuzzy search, spelling of a place, typo in place name, word order, prefix
typeahead = place autocomplete, town suggestions, search box for towns
nothing-found = town not found, county not found, island not found, place in northern ireland, belfast not found, why is my town missing, landmarks, streets
to-postcodes = postcodes of a town, all postcodes in a city, postcode from town name, town to postcode
recipe = several towns with the same name, ambiguous name, disambiguate, newport

/docs/place/random = sample town, random city, random village, dummy place
no-parameters = random place in scotland, several random places, seed
recipe = health test, check after deployment, monitoring test, integration test

/docs/terminated-postcode/schema = fields of a terminated postcode, when was it terminated, dead postcode data
identity-fields = termination date, end date, month of termination
null-positions = no coordinates for an old postcode, terminated in jersey
absent-fields = what replaced it, new postcode for an old one, successor, replacement postcode, ward of a terminated postcode
source = list of terminated postcodes, doterm

/docs/terminated-postcode/lookup = old postcode, retired postcode, discontinued postcode, dead postcode, when did a postcode end, deleted postcode, withdrawn, is a postcode still in use, historic postcode
in-the-lookup = terminated object in a 404, one call for live and terminated, what do other endpoints return
not-found = not terminated, live postcode on the terminated endpoint
recipe = old customer records, archive, legacy data, was the postcode valid at the time

/docs/scottish-postcode/schema = fields of a scottish postcode, holyrood data
boundaries = 2026 election, new holyrood boundaries, old scottish constituencies, wrong msp constituency
null-name = scottish constituency null, name missing but code present
two-parliaments = westminster or holyrood, mp or msp, uk parliament in scotland
absent-fields = scottish region, regional list, scottish coordinates

/docs/scottish-postcode/lookup = msp, holyrood constituency, scottish parliament by postcode, constituency in scotland, edinburgh, glasgow
not-found = why 404 for a scottish postcode
not-scottish = english postcode on the scottish endpoint, exists in onspd but not in spd
two-directories = scottish postcode missing, differs from the lookup
recipe = constituencies for a mailing list

/docs/self-host = run my own server, on premises, docker, own instance, deploy, install, host it myself, private copy, local copy, localhost, self hosted, mirror
start = getting started with docker, requirements, prerequisites, hardware, ram, disk space, memory
compose-file = docker-compose.yml, compose yaml, services, example configuration
run = docker compose up, start the containers
wait-for-ready = database still loading, 500 after start, slow first start, startup time, service not ready, not ready yet, how long does the import take, wait until up
verify = check that it works, test my installation, is my server working
pin-versions = latest tag, docker hub, image name, fix the version, reproducible, docker image, which tag, stay on one release
old-constituencies = pre-2024 constituencies, 2010 boundaries, older image, previous constituency
environment = configuration, settings, env file, config options, configure the server
environment-server = http server settings, listen address
environment-database = database connection, connect to my own postgres, connection string, rds, managed database, credentials
environment-logs = logging settings, monitoring settings
limits = raise the limit, increase maximum radius, more than 100 postcodes, change defaults, remove limits, custom limits, higher limit, bigger batches
no-effect = setting is ignored, unused variable, variable does nothing
environment-db = postgres_db, change the database password, initial password
health = health check, liveness, readiness, uptime probe, monitoring, load balancer check
metrics = grafana, prometheus scrape, request duration, statistics of requests, basic auth, 401
logs = log file, debug, see errors, troubleshoot, log format, error cause, tail
update-data = upgrade, new version, refresh the data, newer data, replace the database, fresh volume, old data after upgrade, pull new image, migrate
how-often = update schedule, frequency, when is a new image, notification of a release, rss, how regularly, monthly or quarterly
no-gap = zero downtime, blue green, rolling update, without interruption
which-edition = which data do I have, version of my database, is my data old, check data age
sql = direct database access, psql, query postgres, tables, schema of the database, all postcodes of an area
sql-columns = table names, column names, database schema
sql-district = all postcodes in a council, postcodes of a borough, postcodes in a city, by local authority
sql-constituency = all postcodes of an mp, by constituency
sql-outcodes = list of outcodes, download outcodes, export csv, outcodes with coordinates
sql-radius = everything within 10 miles, all postcodes within 5 km, postgis radius query, st_dwithin, beyond 2 km
raw-data = database dump, sql file, backup, pg_restore, download the database, dump url
without-docker = bare metal, from source, node and postgres, install manually, vm, ubuntu, windows, git clone, npm start, systemd, which node version, postgres version
closed-network = air gapped, offline, no internet, firewall, intranet, ci, automated setup, ansible
import = import scripts, load onspd csv, custom data, build my own database, newer onspd
failures = troubleshooting, does not start, connection refused, econnrefused, enotfound db, cannot resolve host, port already in use, address already in use, permission denied, password authentication failed, no route, api returns 500, empty tables, relation does not exist, crash, container exits, restart loop, azure, container unhealthy, role does not exist
docker-run = docker run, without docker compose, docker network, two containers, podman
production = best practice, hardening, going live, scale
restart-policy = keeps restarting, exits when the database goes down, auto restart, crash recovery
static-files = serve my own pages, html pages, documentation pages
caching = cache-control header, cache in a proxy, varnish
several-copies = load balancing, multiple instances, horizontal scaling, replicas, high availability
kubernetes = k8s, helm, deployment manifest, pod, eks, aks, gke, openshift
reverse-proxy = nginx, apache, caddy, traefik, https, tls, certificate, ssl, subpath, basic auth in front, secure my server, protect my server, security, rate limit my own server, authentication on my own server, x-forwarded-for

/docs/api = reference, endpoint documentation, swagger ui, rest api docs
contract = openapi, swagger, postman, api specification, generate a client, yaml, json schema, import into insomnia

/docs/api/api-reference-postcodes-io
base-address = url of the api, host, domain, which url, http or https, api key, authentication, token, bearer, oauth, sign up, credentials, authorization header, do I need to log in
envelope = response format, json structure, status field, success and error shape
nothing-found = null or 404, no result
errors = status codes, http codes, 405, 413, 422, 429, error handling, which errors can occur
methods = put, delete, patch, head, post only, case sensitive paths, trailing slash, url encoding, repeated parameter, get or post
content-types = json or xml, utf-8, accept header, content-type header, form data
browsers = jsonp, callback, preflight, options request, 204, cross domain
caching = etag, if-none-match, 304
versions = version in the url
limits = table of all limits, defaults and maxima, maximum values
error-catalogue = list of errors, all error messages, error reference

/endpoints = list of endpoints, all routes, urls, api paths, methods overview
`;
