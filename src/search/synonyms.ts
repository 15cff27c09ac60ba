/**
 * What people type, and the words these pages use for it: any of the phrases before the sign may mean one of those
 * behind it. What is typed is still searched for as it is.
 */
export const synonyms = `
# Postcodes and their parts
zip, zip code, zipcode, postal code, postalcode, post code, pcode, pc, plz = postcode
outcode, out code, outward postcode, postcode district, first half, first part, start of a postcode, short postcode = outward code
outward code, outward = outcode
incode, in code, second half, second part, last part, end of a postcode, postcode unit = inward code
inward code = incode
postcode area = outward code
postcode sector, sector = inward code
partial, incomplete, part of, fragment, prefix, starts with, begins with, starting with, wildcard = part of a postcode | autocomplete | query
dead, retired, withdrawn, closed, expired, defunct, deleted, old, discontinued, cancelled, removed, inactive, invalidated, scrapped, historic, historical, ended, obsolete, abolished, decommissioned, former = terminated
still in use, still valid, still active, still exists = live postcode | validate
active, current, in use = live
replaced, replacement, successor, superseded, recoded, new code = replaced | new postcode | recoded
bfpo, army, military, forces, armed forces, navy, raf = british forces
spacing, whitespace, spaces, formatted, formatting, uppercase, lowercase, upper case, lower case, case sensitive, capital letters, normalise, canonical = spelling case spaces
regex, regular expression, pattern, syntax, malformed, format check, typo, mistyped = format | malformed | validate

# What people do
search = look up | query
typeahead, type ahead, suggest, search as you type, search box, combobox, input field, suggestion, autosuggest, as you type, completion, dropdown = autocomplete
check, verify, exists, exist, real, genuine, legit, is valid, valid or not, validity, form validation = validate
closest, nearby, near, around, next to, adjacent, neighbour, neighbours, within distance, surrounding, neighbouring, proximity, within, vicinity, radius search = nearest
coordinate to postcode, coordinates to postcode, point to postcode, location to postcode, latlng to postcode, gps to postcode, postcode from coordinates, postcode from location, postcode from gps, current location, my location, geolocation, where am i, coordinates into postcode, latitude to postcode, lat long to postcode, longitude to postcode, map click = reverse geocode
geocode, geocoding, postcode to coordinates, postcode to latitude, postcode to lat long, convert postcode, coordinates of a postcode, plot, on a map = coordinates | lookup
batch, multiple, many, several, mass, list of postcodes, postcodes array, array of postcodes, postcode list, hundreds, thousands, millions, lots, at once, in one request, single request, one call, more than one, list of = bulk | many at once
sample data, test data, dummy, fake, demo, mock, seed data, any postcode = random
smoke test, integration test, unit test, end to end test = smoke test | verify
choose, select, pick, partial response, only return, exclude fields, smaller response, reduce payload, only some, include only, trim response, limit fields, only some fields, subset, fewer fields, sparse = filter | choose fields
excel, spreadsheet, google sheets, sheets, xlsx, tsv, import file, upload, file upload, columns = csv | spreadsheet
town, city, village, hamlet, settlement, suburb, gazetteer, locality, populated place = place
parallel, concurrent, concurrency, async, promise, batches, chunk, chunks, chunking, split list = requests of 100 | bulk
retry, retries, backoff, back off = retry | rate limits
debounce, keystroke, cancel, abort = send fewer requests
sorted, sorting, sort, sequence = order

# Coordinates
lat = latitude
lon, lng = longitude
lat long, lat lon, latlong, latlng, lat lng, gps, geo, position, coords, coord, xy = longitude latitude | coordinates | location
easting, x coordinate = eastings
northing, y coordinate = northings
osgb, osgb36, bng, national grid, os grid, grid reference, grid ref, 27700, epsg 27700 = british national grid | eastings northings
epsg, crs, projection, srid, coordinate system, reference system, etrs89, web mercator, 3857, datum, 4326, epsg 4326 = wgs84
precision, precise, accurate, exact location, how accurate, positional, positional quality, confidence = accuracy | quality
centroid, centre, center, midpoint, middle, average = mean | point
unit, units = metres
miles, kilometres, kilometers, km, how far, haversine, drive time, as the crow flies, straight line = distance | radius | metres
osgb code, osgb id, toid = identifier of a place
postcode boundary, postcode boundaries, postcode polygon, postcode shape, postcode outline = no postcode boundaries
polygon, boundary, boundaries, shape, outline, border, geojson, kml, shapefile, geometry = shapes boundaries | no boundaries
bbox, extent = bounding box

# Areas
council, local authority, la, lad, ltla, local council, council name, london borough, metropolitan district, borough, district, unitary, local government, municipality = admin_district
county, county council, shire, utla, upper tier = admin_county
ward, electoral ward, council ward, councillor = admin_ward
civil parish, parish council = parish
mp, my mp, member of parliament, westminster, house of commons, pcon, seat, voting, vote, election, general election, who represents = parliamentary constituency
new constituencies, boundary review, boundary changes, 2024 boundaries, redistricting = constituencies of 2024
old constituencies, previous constituency, 2010 boundaries = old constituencies
msp, holyrood, scottish parliament = scottish parliamentary constituency
mep, european parliament, eer, eu region = european electoral region
welsh assembly, welsh parliament = senedd
electoral division, county electoral division, county division = ced
police, police force, police force area, police area, constabulary = pfa
hospital, nhs trust, nhs = health
clinical commissioning group, sicbl, sub icb, sub icb location = ccg
integrated care board = icb
health authority, strategic health authority, sha, health board = nhs_ha
pct = primary care trust
nhs england region, nhs region = nhs_region
cancer = cancer_alliance
output area, output areas, oa, census output area = oa21
super output area, lower layer, lower super output area = lsoa
middle layer, middle super output area = msoa
data zone, datazone = lsoa
intermediate zone = msoa
imd, deprivation, deprivation index, index of multiple deprivation, population, demographics, income, house price, crime = statistics population
built up area, urban area = bua
travel to work, travel to work area, commuting = ttwa
national parks, dartmoor, lake district = national_park
rural, urban, rural urban, rural or urban, ruc, urban classification, rurality = ruc21 | ruc11 rural urban
local enterprise partnership, enterprise partnership = lep1 | lep2
itl, itl3, nuts3, nuts2, territorial level = nuts | itl
lau, lau1, local administrative unit = lau2
area code, gss, gss code, ons code, statistical code = area code | codes
pseudo, pseudo code, e99999999, dummy code = placeholder
nation, uk country, home nation = country
england, scotland, wales, which nations, which nation, per nation, by nation = coverage by nation | country
supported countries, international, worldwide, abroad, overseas, ireland, eircode, gibraltar, uk only, geographic coverage, whole uk = coverage | countries
ni, ulster, belfast = northern ireland
jersey, guernsey, sark, alderney, crown dependency, crown dependencies = channel islands | countries
iom, manx = isle of man
irish = irish grid | northern ireland
introduced, created, creation, opened, start date, when added = date_of_introduction
termination date, end date, when terminated, date terminated, when closed = year_terminated | month_terminated | date_of_termination
welsh, gaelic, language, bilingual, scots = name_2 | lang
type of place, kind of settlement = local_type

# Not offered
address, addresses, house number, street, street address, paf, uprn, post town, premise, full address, property, building, door number, household, letterbox, delivery point, udprn, address lookup, address finder = addresses streets uprns

# Access and limits
api key, apikey, key, auth, authentication, authenticate, authorisation, authorise, token, access token, oauth, jwt, secret, login, log in, sign up, signup, register, registration, account, credential, credentials, bearer, anonymous = no key | base address key
free, cost, free of charge, how much, subscription, plan, plans, tier, price, pricing, paid, fee, charge, money = free | commercial use
rate limit, rate limiting, ratelimit, throttle, throttling, quota, too many requests, 429, requests per second, requests per minute, requests per day, how many requests, rps, qps, fair use, fair usage, usage limit, call limit, daily limit, heavy use, blocked, banned = rate limits
sla, uptime, outage, down, downtime, unavailable, availability, reliable, reliability, status page, is it up, incident, guarantee = support | status page | guarantee
timeout, slow, latency = rate limits | timeout
pagination, paging, next page, page number, page size, offset, max results, number of results, maximum results, more results, only 10, more than 10, top 10, how many results, results per page = limit
max, maximum, upper bound, cap, highest = maximum | limits
base url, endpoint url, api url, hostname, host name, domain, root url, server url, where is the api = base address
swagger, spec, specification, postman, postman collection, api definition, json schema, code generation, codegen, generate client, schema file, oas, insomnia = openapi
schema, field, response field, data model, object, properties, attributes, keys = schema | object | fields
cross origin, cross domain, access control allow origin, no access control, from the browser, frontend, front end, client side, javascript fetch, same origin, preflight, xhr, ajax = cors
https, ssl, tls, http = base address https
custom header, custom headers, add header, extra headers = http_headers
form data, multipart, header, headers, mime, media type, accept header, x-www-form-urlencoded, form encoded, xml = content type | header
404, no result, no results, not exist, does not exist = not found | nothing found
unrecognised, unsupported, unexpected, extra = unknown
missing, absent, lacking = not found | nothing found | no | null
empty, undefined, none, blank, nil = null
null, nothing, no data, empty list, empty array, empty result, returns nothing, zero results = nothing found
error, exception, failure, fail, fails, failing, failed, problem, broken, troubleshoot, troubleshooting, debug, not working, doesnt work, status code, error handling, error code = errors | failures
crash, internal server error = 500
breaking change, breaking changes, changelog, change log, release notes, whats new, what changed, upgrade notes, history, new features, recent changes, deprecated, deprecation = versions | release history | what changed
removed field, renamed, meaning changed, changed fields = what changed
version = versions | edition | release
data version, data release, dataset version, data date, data age, vintage, snapshot, which onspd = edition
up to date, stale, outdated, out of date, fresh, freshness, how current, recent, how recent, last updated, latest data, newest data = data editions | update data
how often, update frequency, refresh, schedule, quarterly = how often | data editions
payload, request body, post body, json body = body
add a postcode, contribute, submit, report, complain = report an error
missing postcode, postcode missing, not in the database = new postcodes | not found | report an error
new build, new postcode, newly built, recently added, too new = new postcodes
wrong, incorrect, inaccurate, wrong data, wrong location, wrong place, bad data, fix data, correction, mistake = accuracy | error in the data
contact, email, bug, issue, question, ask, get help, forum, feature request, maintainer, who runs, who maintains, github = support | bug report
citing, cite, zenodo = citation | support
attribution, attribute, credit, acknowledgement, acknowledge, citation, give credit = attribution
copyright, terms, legal, ogl, terms of use, terms and conditions = licences
commercial, commercially, business, company, for profit, profit, sell, resale, resell, redistribute, in my app, production use = commercial use
mit, open source, source code, fork, code licence = code mit licence
lps, land and property services, bt postcodes, bt postcode = northern ireland licence | data for northern ireland
store, save, keep, persist, retain, save results, cache results = store | caching
cache, cached, etag, conditional, not modified, cdn, if none match = caching
download, dump, dataset, raw, bulk download, full list, all postcodes, entire, whole database, every postcode, csv download, database dump, sql dump, data dump, source data, raw csv, list of all postcodes, data source, data sources, where does the data come from, origin of the data = download the raw data | data editions | source

# Running it
docker image, docker images, docker hub, image name, image names = docker hub
docker, dockerfile, container, image, docker compose, compose, compose file, podman, yaml file = containers | compose | docker | self hosting
k8s, kube, helm, openshift, eks, gke, aks, pod, pods, cluster = kubernetes
restart, auto restart, keeps restarting, crash loop = restart policy | failures
ram, memory, cpu, disk, disk space, hardware, requirements, system requirements, prerequisites = minimum memory or disk space
node version, postgres version, postgresql version, postgis version, minimum version, without containers, bare metal, from source, build from source, native, systemd = run it without docker
on premise, on prem, onprem, localhost, own server, own copy, install, installation, deploy, deployment, self hosted, selfhost, selfhosting, run it myself, run locally, run my own, run our own, run my own server, run your own, host it myself, my own instance, own instance, own infrastructure, private instance, mirror, aws, azure, gcp, heroku, cloud = self hosting
env, env var, env vars, environment variable, dotenv, env file, config, configuration, configure, configurable, customise, override, setting, settings = environment variables
included, covered, supported = coverage
raise limit, increase limit, change limit, higher limit, change the maximum, raise the maximum, increase radius, raise radius, larger radius = limits
postgres, postgresql, psql, postgis, pg, db = database
db password, database password, database user, db user, db host, db name, connection string = postgres
sql, query database, schema of the database = sql | tables
list of outcodes, all outcodes, every outcode, outcode list, list outcodes = all outward codes | list outward codes
postcodes in a city, postcodes in a town, postcodes in an area, postcodes in a council, all postcodes in, postcodes by district = postcodes in a district | sql
health check, healthcheck, healthz, liveness, readiness, heartbeat, probe, uptime check, is alive, alive = ping | ready | health and metrics
first start, startup, start up, still loading, loading, initialise, not ready, wait until, takes long to start = wait for the data | ready
monitoring, monitor, prometheus, grafana, datadog, observability, telemetry, histogram = metrics
logging, log, log file, log level, pino, stdout, access log = logs
nginx, apache, caddy, traefik, load balancer, ingress, gateway, proxy, tls termination, behind a proxy, rate limit my own = reverse proxy
air gapped, airgapped, offline, no internet, intranet, firewall = closed networks
subpath, sub path, base path, path prefix, prefix = url_prefix
listen, listening, bind, bind address, interface, port number, change port, different port, ipv6 = host | port
address already in use, eaddrinuse, port already allocated, port in use, port conflict = failures port
upgrade, update, updating, migrate, migration, newer data, new data = update
pin, fixed version, specific version, tag, image tag, latest tag, lock version = pin versions
zero downtime, without downtime, blue green = no downtime
scale, scaling, horizontal, replica, replicas, several instances, multiple instances, high availability, ha = several copies
import data, load data, load csv, newer source files, own data = import newer source files
econnrefused, connection refused, econnreset, db down, cannot connect, enotfound = failures | database unavailable

# Languages
js, node, nodejs, node js, npm, yarn, pnpm, react, nextjs, vue, svelte, angular, express, deno, bun, jquery = javascript
ts = typescript
py, pip, pypi, python3, django, flask, fastapi, pandas, jupyter = python
dotnet, net, asp, nuget, c sharp, vb = csharp
golang, go, swift, ios, kotlin, android, elixir, java, scala, perl, dart, flutter = without a library | libraries
requests library, http client, without sdk, no library = without a library
rails, gem = ruby
mathematica = wolfram
cargo, crate = rust
composer, packagist, laravel, symfony, drupal, wordpress = php
rstats, r language, rstudio, tidyverse, cran = r
sdk, wrapper, package, module, client, client library, api client, bindings, plugin, integration = libraries
snippet, sample code, code sample, tutorial, getting started, get started, quickstart, first request, first call, how to start, hello world, begin, beginner, basics, introduction, example request, curl, curl example = quick start
example, script, program = recipe | example
`;
