/**
 * What people type, and the words these pages use for it: any of the phrases before the sign may mean one of those
 * behind it. What is typed is still searched for as it is.
 */
export const dataSynonyms = `
# Postcodes and their parts
halves, two halves, two parts, split postcode = outward code inward code | outcode incode
counts as, count as, classed as, considered = kinds of settlement
google know, post office know, other websites, other sites, brand new = new postcodes
what replaced, replacement for, replaced by, became = not included new postcode
zip, postal, zip code, zipcode, postal code, postalcode, post code, pcode, pc, plz = postcode
outcode, out code, outward postcode, postcode district, first half, first part, short postcode = outward code
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
postcode i sent, postcode i send, only returns the postcode, returns itself, same postcode back, own postcode = default radius is small
spelt differently, spelled differently, written differently, two spellings = two spellings
difference between, difference, vs, versus, compare, compared = which
search = look up | query
typeahead, type ahead, suggest, search box, combobox, input field, suggestion, autosuggest, as you type, completion, dropdown = autocomplete
check, verify, exists, exist, real, genuine, legit, is valid, validity, form validation = validate
closest, nearby, near, around, next to, adjacent, neighbour, neighbours, within distance, surrounding, neighbouring, proximity, within, vicinity, radius search = nearest
latlng to postcode, current location, my location, geolocation, where am i, coordinates into postcode, latitude to postcode, longitude to postcode, map click = reverse geocode
geocode, geocoding, postcode to latitude, convert postcode, plot = coordinates | lookup
batch, multiple, many, several, mass, postcodes array, postcode list, hundreds, thousands, millions, lots, at once, single request, one call, more than one = bulk | many at once
sample data, test data, dummy, fake, demo, mock, seed data, any postcode = random
smoke test, integration test, unit test, end to end test = smoke test | verify
choose, select, pick, partial response, only return, exclude fields, smaller response, response smaller, smaller, large response, too much data, reduce payload, only some, include only, trim response, limit fields, subset, fewer fields, sparse = filter | choose fields
excel, spreadsheet, google sheets, sheets, xlsx, tsv, import file, upload, file upload, columns = csv | spreadsheet
town, city, village, hamlet, settlement, suburb, gazetteer, locality, populated place = place
parallel, concurrent, concurrency, async, promise, batches, chunk, chunks, chunking, split list, in chunks, in batches = requests of 100 | bulk | three requests one after the other
retry, retries, backoff, back off = retry | rate limits
debounce, keystroke, cancel, abort = send fewer requests
sorted, sorting, sort, sequence = order

# Coordinates
anywhere, any location, any point, gps location, gps point, gps position = any point | reverse geocode
of a city = place query
bit off, slightly off, look off, looks off, off by, bit out, metres out, wrong spot, wrong street, wrong building, wrong side = accuracy | quality
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
miles, kilometres, kilometers, km, how far, haversine, drive time, straight line = distance | radius | metres
osgb code, osgb id, toid = identifier of a place
postcode boundary, postcode boundaries, postcode polygon, postcode shape, postcode outline, boundaries polygons, boundary polygons, boundary polygon = no postcode boundaries | shapes and statistics
polygon, boundary, boundaries, shape, outline, border, geojson, kml, shapefile, geometry = shapes boundaries | no boundaries
bbox, extent = bounding box

# Areas
council, local authority, la, lad, ltla, local council, council name, london borough, metropolitan district, borough, district, unitary, local government, municipality = admin_district
county, county council, shire, utla, upper tier = admin_county
ward, electoral ward, council ward, councillor = admin_ward
civil parish, parish council = parish
mp, my mp, member of parliament, westminster, pcon, seat, voting, vote, election, general election, who represents = parliamentary constituency
new constituencies, boundary review, boundary changes, 2024 boundaries, redistricting = constituencies of 2024
old constituencies, previous constituency, 2010 boundaries = old constituencies
msp, holyrood, scottish parliament = scottish parliamentary constituency
mep, european parliament, eer, eu region = european electoral region
welsh assembly, welsh parliament = senedd
electoral division, county division = ced
police, police force, police area, constabulary = pfa
hospital, nhs trust, nhs = health
clinical commissioning group, sicbl, sub icb = ccg
health authority, sha, health board = nhs_ha
pct = primary care trust
nhs region = nhs_region
cancer = cancer_alliance
output area, output areas, oa = oa21
lower layer = lsoa
middle layer = msoa
data zone, datazone = lsoa
intermediate zone = msoa
imd, deprivation, deprivation index, population, demographics, income, house price, crime = statistics population
urban area = bua
commuting = ttwa
national parks, dartmoor, lake district = national_park
rural, urban, rural urban, ruc, urban classification, rurality = ruc21 | ruc11 rural urban
enterprise partnership = lep1 | lep2
itl, itl3, nuts3, nuts2, territorial level = nuts | itl
lau, lau1 = lau2
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

# Not offered
address, addresses, house number, street, street address, paf, uprn, post town, premise, full address, property, building, door number, household, letterbox, delivery point, udprn, address lookup, address finder = addresses streets uprns
`;
