/** The same for fields, variables, errors and operations. */
export const fieldsAsked = `
/docs/postcode/schema
quality = accuracy of the coordinates, positional quality, osgrdind, precision
eastings = x coordinate, easting, grid
northings = y coordinate, northing, grid
longitude = lng, lon, long, x, longitude of a postcode
latitude = lat, y, latitude of a postcode
country = england scotland wales, nation, home nation, country of a postcode
region = english region, north west, south east, government office region, gor, eer, region of england, region of a postcode
admin-district = council, local authority, lad, borough, unitary authority, london borough, which council, local council, district, laua, municipality, town hall, council of a postcode
admin-county = county, county council, shire, upper tier authority, county of a postcode
admin-ward = ward, electoral ward, councillor, council ward, voting ward, ward of a postcode
parish = parish council, civil parish, community council, village council, parish of a postcode
parliamentary-constituency = mp, constituency, westminster, member of parliament, seat, electoral district, house of commons, who is my mp, pcon, mp of a postcode, constituency of a postcode
parliamentary-constituency-2024 = new constituency, 2024 boundaries
ced = county electoral division, county councillor, county division
pfa = police, police force, which police force, police area, constabulary, police force of a postcode
national-park = in a national park, peak district, park
nhs-ha = health authority, health board, strategic health authority, sha, nhs board
ccg = clinical commissioning group, sub icb location, health trust, nhs area, local health board
nhs-region = nhs england region, health region
icb = integrated care board, integrated care system, ics, nhs board, integrated care board of a postcode
cancer-alliance = cancer
lsoa = lower super output area, lower layer, neighbourhood, small area, data zone, lsoa of a postcode
msoa = middle super output area, middle layer, intermediate zone, msoa of a postcode
lsoa11 = 2011 lower super output area, old lsoa
msoa11 = 2011 middle super output area, old msoa
lsoa21 = 2021 lower super output area, new lsoa
msoa21 = 2021 middle super output area, new msoa
oa21 = output area, census output area, smallest census area
ruc11 = rural urban classification 2011, rural or urban
ruc21 = rural urban classification, rural or urban, urbanity, city or countryside
bua = built up area, town of a postcode, settlement, city name, urban area, post town, town name of a postcode
nuts = nuts region, lau name, local administrative unit
ttwa = travel to work area, commuting area, labour market
european-electoral-region = mep, european parliament, eu region
primary-care-trust = pct, nhs trust
lep1 = local enterprise partnership, growth hub
lep2 = second local enterprise partnership
date-of-introduction = when was a postcode created, start date, introduced, age of a postcode, since when
codes = all codes, gss codes object, ons codes
incode = second half, inward part
outcode = first half, outward part, postcode district, outcode of a postcode

/docs/place/schema
code = place id, osgb identifier
name-1 = place name, town name
name-1-lang = language
name-2 = welsh name, gaelic name, second name
name-2-lang = language of the second name
local-type = city town village hamlet, type of settlement, kind of place
county-unitary = county of a town
district-borough = district of a town
outcode = outcode of a town
min-eastings = west edge, left
min-northings = south edge, bottom
max-eastings = east edge, right
max-northings = north edge, top

/docs/terminated-postcode/schema
year-terminated = when was it terminated, termination year, end year, doterm
month-terminated = termination month, end month

/docs/scottish-postcode/schema
scottish-parliamentary-constituency = msp, holyrood seat, scottish parliament constituency

/docs/self-host
env-node-env = development or production mode
env-host = bind address, listen on localhost, network interface, ip
env-port = change the port, listen on another port, port number, different port
env-url-prefix = base path, sub path, run under a folder, prefix all routes, mount
env-http-headers = custom headers, add a response header, security headers
env-postgres-host = database host, db server, hostname
env-postgres-port = database port, 5432
env-postgres-user = database user, db username
env-postgres-password = database password, db credentials
env-postgres-database = database name, db name
env-log-destination = log to a file, stdout
env-prometheus-username = metrics user
env-prometheus-password = metrics password
env-nearest-radius-max = increase the radius, more than 2 km
env-nearest-limit-max = more than 100 nearest results
env-bulklookups-postcodes-max = larger bulk requests, bulk size, more than 100 postcodes
env-bulkgeocode-geolocations-max = more than 100 points

/docs/api/lookup-postcode = get a postcode, postcode details
/docs/api/postcode-lookup = search postcodes, filter by prefix
/docs/api/bulk-postcode-lookup = batch, post many postcodes, many coordinates
/docs/api/nearest-postcode = nearby postcodes, postcodes around
/docs/api/random-postcode = sample, test data, dummy
/docs/api/lookup-terminated-postcode = old postcode, dead postcode, retired
/docs/api/get-scottish-postcode = holyrood, msp, scotland
/docs/api/find-outcode = outcode details, postcode district
/docs/api/place-query = town search, find a city, village by name
/docs/api/find-place = place by id
/docs/api/random-place = sample town, random city

/docs/api/postcodes
validate-postcode = is a postcode valid, check, exists
autocomplete-postcode = suggestions, typeahead, complete

/docs/api/outward-codes
reverse-geocode-outcodes = coordinates to outcode
nearest-outcodes = nearby outcodes, neighbouring districts

/docs/api/api-reference-postcodes-io
ping = health check, is it up, liveness, heartbeat, alive, pong
ready = readiness, database health, is the database up, healthz
error-no-postcode-query = q missing, empty query
error-invalid-coordinates = bad latitude, bad longitude, coordinates missing, not a number, nan
error-invalid-limit = bad limit, limit not a number
error-invalid-radius = bad radius, radius not a number
error-not-an-array = list expected, string instead of list
error-too-many-postcodes = more than 100 postcodes, batch too big
error-too-many-geolocations = more than 100 points
error-no-place-query = place name missing
error-unreadable-json = malformed json, parse error, unexpected token, syntax error, single quotes, trailing comma
error-no-bulk-list = postcodes key missing, empty body, wrong key, form instead of json
error-malformed-postcode = wrong format, bad postcode, incomplete postcode
error-postcode-not-found = unknown postcode, does not exist
error-not-in-scottish-directory = not a scottish postcode, english postcode
error-outcode-not-found = unknown outcode
error-place-not-found = unknown place id
error-resource-not-found = wrong url, wrong path, unknown endpoint, method not allowed, 405
error-database-unavailable = database down, db not reachable, loading
error-server-error = internal server error, crash, something went wrong
`;
