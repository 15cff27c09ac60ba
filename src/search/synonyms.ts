/**
 * What people type, and the words these pages use for it: any of the phrases before the sign may mean one of those
 * behind it. What is typed is still searched for as it is.
 */
export const synonyms = `
# Postcodes and their parts
zip, zip code, zipcode, postal code, post code, pcode = postcode
outcode, out code, outward postcode, postcode district, first half, first part = outward code
outward code, outward = outcode
incode, in code, second half, second part = inward code
inward code = incode
postcode area, postcode sector, sector = outward code | inward code
partial, part of, prefix, starts with, begins with, starting with = part of a postcode | autocomplete | query
dead, retired, withdrawn, closed, expired, defunct, deleted, old, discontinued, ended, obsolete, abolished, decommissioned, former = terminated
active, current, in use = live
bfpo, army, military, forces = british forces

# What people do
search = look up | query
lookup, look up = lookup
typeahead, type ahead, suggest, suggestion, autosuggest, as you type, completion, dropdown = autocomplete
check, verify, exists, exist, real = validate
verify = verify
closest, nearby, near, around, surrounding, neighbouring, proximity, within, vicinity, radius search = nearest
coordinate to postcode, coordinates to postcode, point to postcode, location to postcode, latlng to postcode, gps to postcode, postcode from coordinates, postcode from location, postcode from gps, current location, my location, geolocation = reverse geocode
geocode, postcode to coordinates, postcode to latitude = coordinates | lookup
batch, multiple, many, several, mass, list of postcodes, postcodes array, array of postcodes, postcode list, hundreds = bulk
sample data, test data, dummy, fake, demo = random
choose, select, pick, limit fields, only some fields, subset, fewer fields, sparse = filter | choose fields
excel, spreadsheet, google sheets, xlsx, import file, upload = csv
town, city, village, hamlet, settlement, suburb, gazetteer = place
fallback, fall back, backup = fallback

# Coordinates
lat = latitude
lon, lng, long = longitude
lat long, lat lon, latlong, latlng, lat lng, gps, geo, position, coords, coord, xy = longitude latitude | coordinates | location
easting, x coordinate = eastings
northing, y coordinate = northings
osgb, osgb36, bng, national grid, os grid, grid reference, grid ref = british national grid | eastings northings
epsg, crs, projection, srid, datum, 4326, epsg 4326 = wgs84
precision, precise, accurate, positional = accuracy | quality
miles, kilometres, kilometers, km, how far = distance | radius | metres
polygon, boundary, boundaries, shape, outline, geojson, shapefile = shapes boundaries
bounding box, bbox, extent = bounding box

# Areas
council, local authority, la, lad, borough, district, unitary, local government, municipality = admin_district
county council, shire = admin_county
county = admin_county
ward, electoral ward = admin_ward
civil parish, parish council = parish
mp, member of parliament, westminster, seat, voting, vote, election = parliamentary constituency
msp, holyrood, scottish parliament = scottish parliamentary constituency
mep, european parliament, eer = european electoral region
senedd, welsh assembly = wales
electoral division, county electoral division, county division = ced
police, police force, police area, constabulary = pfa
hospital, nhs trust, clinical commissioning group, sicbl, sub icb = ccg | health
integrated care board = icb
health authority, strategic health authority, sha, health board = nhs_ha
pct = primary care trust
cancer = cancer_alliance
output area, output areas, oa = oa21 | lsoa
super output area, lower layer, lower super output area = lsoa
middle layer, middle super output area = msoa
data zone, datazone = lsoa
intermediate zone = msoa
imd, deprivation, deprivation index, population, demographics = statistics | lsoa
built up area, urban area = bua
travel to work = ttwa
rural, urban, rural urban, urban classification, rurality = ruc21 | ruc11 rural urban
local enterprise partnership, enterprise partnership = lep1 | lep2
itl, itl3, nuts3, territorial level = nuts | itl
lau, lau1, local administrative unit = lau2
gss, gss code, ons code, statistical code = area code | codes
pseudo, pseudo code, e99999999, dummy code = placeholder
nation, uk country = country
ni, ulster, belfast = northern ireland
jersey, guernsey = channel islands
iom, manx = isle of man
irish = irish grid | northern ireland
introduced, created, creation, opened = date_of_introduction
welsh, gaelic, language, bilingual, scots = name_2 | lang
type of place, kind of settlement = local_type

# Not offered
address, addresses, house number, street, street address, paf, uprn, post town, premise, full address = addresses streets uprns

# Access and limits
api key, apikey, key, auth, authentication, authorisation, token, oauth, login, sign up, signup, register, registration, account, credential, bearer = no key | base address key
free, cost, price, pricing, paid, fee, charge, money = free | commercial use
rate limit, rate limiting, ratelimit, throttle, throttling, quota, too many requests, 429, requests per second, rps, fair use, usage limit, blocked = rate limits
sla, uptime, outage, down, availability, status page, incident = support | status page | guarantee
timeout, slow, latency = rate limits | timeout
page, pagination, paging, next page, offset, count, page size, max results, number of results, maximum results = limit
max, maximum, upper bound, cap, highest = maximum | limits
base url, endpoint url, api url, hostname, root url = base address
swagger, spec, specification, postman, schema file, oas, insomnia = openapi
schema, field, response field, data model, object, properties, attributes, keys = schema | object | fields
cross origin, cross domain, same origin, preflight, xhr, ajax = cors
https, ssl, tls, http = base address https
header, headers, mime, media type = content type | header
404, no result, no results, not exist, does not exist, unknown, unrecognised = not found | nothing found
missing, absent, lacking = not found | nothing found | no | null
empty, undefined, none, blank, nil = null
null, nothing, no data = nothing found
error, exception, failure, fail, fails, failing, failed, problem, broken = errors
500, crash, internal server error = 500
breaking change, changelog, release notes, whats new, upgrade notes, history = versions | release history
version = versions | edition | release
data version, data release, dataset version = edition
up to date, stale, outdated, out of date, fresh, freshness, how current, last updated, latest data = data editions | update data
how often, update frequency, refresh, schedule, quarterly = how often | data editions
payload, request body, post body, json body = body
add a postcode, missing postcode, contribute, report = report an error | new postcodes
new build, new postcode, newly built, recently added, too new = new postcodes
wrong, incorrect, inaccurate, fix data, correction, mistake = report an error | accuracy
contact, email, bug, issue, question, ask = support
copyright, attribution, attribute, credit, acknowledgement, acknowledge, citation, terms, legal, ogl = licences | attribution
commercial, business, profit, sell, resale = commercial use
store, save, keep, persist, cache results = store | caching
download, dump, dataset, raw, bulk download, full list, all postcodes, entire, whole database, every postcode = download the raw data

# Running it
docker, dockerfile, container, image, docker compose, compose = containers | compose | docker | self hosting
k8s, kube, helm, openshift, eks, gke, aks = kubernetes
on premise, on prem, onprem, local, localhost, own server, own copy, install, installation, deploy, deployment, self hosted, selfhost, selfhosting, run it myself, run locally = self hosting | host
env, env var, env vars, environment variable, config, configuration, configure, setting, settings, option = environment variables
postgres, postgresql, psql, postgis, db = database
sql, query database = sql
health check, healthcheck, liveness, readiness, heartbeat, probe, uptime check = health | ping | ready
monitoring, prometheus, grafana, observability = metrics
logging, log, logs = logs
nginx, apache, caddy, load balancer, ingress = reverse proxy
air gapped, airgapped, offline, no internet, intranet, firewall = closed networks
subpath, sub path, base path, path prefix, prefix = url_prefix
listen, bind, bind address, interface = host | port
upgrade, update, migrate = update
zero downtime, without downtime, blue green = no downtime
scale, scaling, replicas, several instances, high availability = several copies
econnrefused, connection refused, cannot connect, enotfound = failures | database unavailable

# Languages
js, node, nodejs, node js, npm, react, vue, angular = javascript
ts = typescript
py, pip, django, flask, pandas = python
dotnet, net, asp, nuget, c sharp, vb = csharp
golang, go, swift, kotlin, elixir = without a library | libraries
rails, gem = ruby
cargo, crate = rust
composer, wordpress = php
rstats, r language, cran = r
mathematica = wolfram
sdk, wrapper, package, module, client, bindings = libraries
snippet, sample code, code sample, tutorial, getting started, get started, quickstart, first request, hello world, begin, introduction = quick start
example, script, program = recipe | example
`;
