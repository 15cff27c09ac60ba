/** The same for the guides to postcodes. */
export const postcodeGuidesAsked = `
/docs/postcode/schema = all fields, list of fields, data dictionary, response fields, what does the response contain, postcode data model, json keys, columns, attributes
example = sample response, full json example, example output
how-to-read = are fields always present, names or codes, join with other data, missing keys
coverage = which fields in scotland, which fields in wales, which fields are null in northern ireland, field availability by country, fields for jersey, per country
identity = parts of the postcode, split, format
location = coordinates, lat long fields, map position
quality-values = meaning of quality 1, quality 9, quality 6, quality 5, positional accuracy codes, osgrdind, is the location exact, approximate location, coordinates look wrong
grids = british national grid, osgb, wrong place in northern ireland, convert eastings to latitude, belfast plots near chester, epsg 27700, epsg 29903, irish coordinates, projection
islands = jersey coordinates, guernsey lat long missing, isle of man no location, channel islands null latitude, crown dependencies
administrative = local government fields, council hierarchy, geography hierarchy
counties = county is null, county missing, no county returned, which county, ceremonial county, historic county, why is the county empty, london county, unitary authority has no county, get county name
national-parks = is it in a national park, peak district, lake district, dartmoor, non-national park, snowdonia
countries = country values, iso country code, uk nations, how to tell jersey from guernsey, country code gb
electoral = voting areas, elections, fields about elections
constituencies = mp, member of parliament, westminster seat, new constituency boundaries, old constituency names, 2023 boundary review, general election 2024, wrong constituency
health = nhs fields, health geography, hospital trust area
sub-icb = ccg renamed, clinical commissioning groups abolished, ccg replaced by, sub icb, integrated care, health board in wales
census = census geography, output areas, settlement fields, rural or urban
lsoa-msoa = lsoa changed, 2011 lsoa, 2021 lsoa, old lsoa codes, census 2021, census 2011, data zone, wrong lsoa, lsoa does not match, imd lookup
economic = labour market areas, statistics regions
nuts-itl-lau = nuts code starts with tl, uk prefix, itl3, nuts3 name, lau1, why is nuts a district name
legacy = outdated fields, deprecated fields, obsolete, should I still use, historic health bodies
area-codes = ons codes, gss codes, code for council, codes object, codes instead of names, join by code, statistical geography codes
pseudo-codes = e99999999, w99999999, s99999999, n99999999, l99999999, m99999999, what does 99999999 mean, fake codes, unknown code, not applicable
changes = what changed in 18, field meaning changed, breaking change in the data, new fields added, migration notes

/docs/postcode/lookup = get postcode details, latitude and longitude of a postcode, coordinates of a postcode, postcode to coordinates, postcode to lat long, geocode a postcode, find council by postcode, single postcode, postcode info, search a postcode, zip lookup, region from postcode
request = example request, call in python, call in javascript, fetch
spelling = lower case, upper case, with or without space, whitespace, formatting, url encode the space, percent 20, hyphen, normalise a postcode, accepted formats
no-answer = postcode missing, real postcode returns 404, valid postcode but not found, why is it not in the database, my postcode does not exist, new or terminated or wrong
terminated = 404 with terminated, dead postcode response, old postcode lookup, no longer in use
too-new = new build, brand new postcode, recently issued, not yet in the api, when will my postcode be added, add a postcode
other-reasons = bfpo, army address, british forces, gir 0aa, girobank, santa, works on public but not on my server, local copy is older
recipe-not-found = handle a missing postcode in code, explain why not found, error message for the user
validate = check if a postcode exists, is this postcode real, verify a postcode, postcode checker, valid or invalid, true or false, format check, regex, test a postcode
recipe-validate = form validation, checkout form, validate user input, address form, input field
islands-northern-ireland = jersey, guernsey, isle of man, bt postcode, null coordinates, quality 9
not-provided = address lookup, street, house, post town, uprn, postcode boundary, list of addresses, who lives there, delivery points, paf

/docs/postcode/query = partial postcode, search by prefix, postcode search box, starts with, list postcodes in an outcode, find postcodes beginning with, full objects for a partial postcode
nothing-found = null when no match, no results for query
which-route = which endpoint should I use, lookup or query or autocomplete, difference, search by town, search by district, postcodes in a county, all postcodes in a constituency, choose an endpoint
parameters = q or query, limit of results, more than 10 results, page through results, next page, ignored parameter, filter causes 500
matching = how does search work, m1 returns m11, prefix match, contains, order of results, sort order, wildcard, ends with
spaces = space changes the result, e1 6 or e16, remove spaces before searching

/docs/postcode/bulk = multiple postcodes, batch lookup, many postcodes, post a list, array of postcodes, mass geocode, one request, post request with json, content type header required
request = json body, post body example, curl post, headers
answer = order of results, missing entries, duplicates, match results to input, invalid postcode in a batch, null entry, fewer results than sent, partial failure, null in the array
limits = maximum batch size, more than 100 postcodes, 1000 postcodes, how many per request, body too large, 100 kb, payload too large, 413
recipe-250 = split a list into chunks, loop over batches, geocode thousands, large list, millions of postcodes, chunking
filter = return only some fields, select fields, smaller response, fewer fields, reduce payload, only latitude and longitude, projection, sparse fields, filter not working, graphql
bulk-validate = validate many postcodes, check a list of postcodes, clean a mailing list, verify in bulk, which of these exist
csv = excel, google sheets, spreadsheet, upload a file, add latitude and longitude to a spreadsheet, csv import, not a programmer, python script for csv, xlsx, enrich customer data
errors = forgot content-type, invalid json, single quotes, python requests data or json, form encoded, urlencoded, both lists, wrong body, unexpected token

/docs/postcode/random = sample postcode, test data, dummy postcode, fake postcode, demo data, any postcode, generate a postcode
outcode = random postcode in an area, random in london, limit random to a district, random in an outcode
nothing-found = random returns null
good-to-know = seed, reproducible, several random postcodes, random postcode without coordinates, repeated random

/docs/postcode/autocomplete = suggest postcodes, typeahead, search as you type, dropdown, combobox, complete a partial postcode, suggestions, autosuggest, input hints
limit = how many suggestions, more suggestions
nothing-found = no suggestions, null suggestions
matching = wrong suggestions, order of suggestions, spaces in autocomplete
ask-less = debounce, throttle input, too many requests while typing, abort controller, cancel request, performance of a search box
recipe = autocomplete widget, datalist, javascript autocomplete example, react autocomplete
not-provided = outcode autocomplete, town autocomplete, street autocomplete

/docs/postcode/nearest = postcodes nearby, closest postcodes, neighbouring postcodes, around a postcode, within a distance, proximity, radius search, store locator
radius = only returns itself, only one result, same postcode returned, no neighbours, default 100 metres, why so few results
limits = more than 2 km, larger radius, maximum radius, within 5 miles, 10 km, more than 100 results, radius in km, miles, unit of radius, radius ignored, pagination, next page
bad-limit = limit zero, negative limit, limit as text, invalid limit, invalid radius, decimal limit, what happens with limit 0
wide-search = remote area, rural, search further, 20 km, widesearch false, widesearch does not work, countryside, sparse area
nothing-found = nearest returns null, nearest 404, unknown postcode
islands = nearest in jersey, nearest on the isle of man, no coordinates, nearest returns 400
distance = unit of distance, miles or metres, how far apart, distance between two postcodes, straight line, driving distance, haversine, how is distance measured
outcodes = nearest outcodes, rough location
recipe = fallback when nothing is near, try a larger radius

/docs/postcode/reverse-geocode = coordinates to postcode, lat long to postcode, gps to postcode, what postcode am I in, point to postcode, current location, nearest postcode to a coordinate, geolocation api, map click, find postcode by location
nothing-found = reverse geocode returns null, no postcode for my coordinates, valid point but null, result null, at sea, in the countryside, increase the radius
within = all postcodes in a radius, every postcode within 1 km, list postcodes around a point, cut off at 100
spellings = lon lat order, latitude first or longitude first, lat and lon parameter names, coordinates in the path, longitude latitude order, lng
parameters = coordinate format, degrees minutes seconds, out of range, swapped latitude and longitude, comma decimal, negative longitude
wide-search = search further from a point, nearest postcode in a remote place
recipe = nearest postcode of any coordinate, javascript geolocation, browser location to postcode
nearest-not-inside = wrong postcode for my house, google maps shows another postcode, different postcode than expected, which postcode contains a point, containment, point in polygon
errors = missing coordinate, invalid coordinates, text as coordinate

/docs/postcode/bulk-reverse-geocode = many coordinates to postcodes, list of points, batch reverse geocode, array of lat long, geolocations, multiple coordinates
nothing-found = null for a point
one-bad-point = one invalid coordinate, whole batch fails, null coordinate in a list, 400 for all points
options = radius per point, limit for each point, global limit for all points, different radius
filter = fields for bulk reverse geocode
query = match results to points, echo of the input, id is lost, keep my own id
recipe = assign postcodes to sites, stores, sensors, customers
limits = how many points, more than 100 coordinates, maximum geolocations
`;
