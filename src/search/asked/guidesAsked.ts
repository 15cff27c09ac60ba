/**
 * How people ask for parts of the guides, in words that the pages themselves do not use. A line with a slash is a page,
 * a line below it the id of a section and the phrases for it; the page itself has no id.
 */
export const guidesAsked = `
/docs/overview = what is postcodes.io, about this api, getting started, documentation home, is it free, no api key, no sign up
quick-start = first request, hello world, first call, simple example, curl example, try it out, how to start, is there an api key, no registration, no account
many-at-once = several postcodes in one call, list of postcodes, batch
nothing-found = empty response, no results, null or empty array, null instead of array, cannot read properties of null, 200 but no data, result is null, check before looping, missing result
what-it-does = features, capabilities, what can it do, use cases
not-offered = missing features, is there address data, house number, street name, full address list, post town, uprn, boundaries, polygons, geojson shape, population, deprivation, imd, file upload, list all postcodes in an area, routing, driving time, what is not supported
coverage = which countries, supported areas, is northern ireland included, does it work for jersey, guernsey, isle of man, forces addresses, republic of ireland, whole uk, map
data-editions = how current is the data, data vintage, data version, where does the data come from, data sources, quarterly release, last updated, when is the next update, up to date, stale data
live-edition = which version is running, which release is in production, current data version, how old is the data, what onspd is used now
raw-data = download all postcodes, full dataset, source files, csv of all uk postcodes, complete list, bulk data, where to download onspd
data-lag = postcode too new, recently created postcode, new build estate, new development, how long until a postcode is added, not in the data yet, delay, royal mail already has it, google maps shows it
corrections = wrong data, incorrect coordinates, wrong location for my postcode, data is wrong, fix a mistake, request a change, add my postcode, who to contact about bad data, missing postcode report
accuracy = how precise, how exact are the coordinates, centroid, is it the centre, margin of error, wrong ward near a boundary, can I trust it, resolution, distance as the crow flies
limits = maximum sizes, size of a request, how many results, too large, caps, query parameter ignored, parameter has no effect, unknown parameter, second question mark
rate-limits = requests per second, requests per minute, how many calls, throttled, quota, too many requests, 429, fair use, blocked, banned ip, service level agreement, guarantee, heavy traffic, is there a limit per day, polite use
browsers = cross origin, call from frontend, call from react, from javascript, ajax, fetch fails in browser, cors policy error, blocked by browser, access-control-allow-origin missing
caching = cache responses, conditional request, if-none-match, not modified, cdn, stale response, how long may I cache
versions = api version, v1, v2, breaking changes, backward compatible, stability, deprecation policy, will fields change, semver
release-history = changelog, release notes, what is new, list of releases, when was a field added, which release added, past versions
later-releases = newer version, version 19, version 20, upcoming changes, roadmap, senedd constituency, new scottish boundaries, date of termination field, latest release
support = contact, get help, email address, is the api down, service status, outage, uptime, github issues, who maintains this, ask a question, how to cite, academic citation, doi, reference in a paper
before-you-report = internal server error, why do I get a 500, causes of a 500, request crashes the server, unexpected 500, fatal error
bug-reports = open an issue, report a bug, what information to include
glossary = definitions, terminology, abbreviations, acronyms, jargon, vocabulary
postcode = what is a postcode, zip code, postal code
outward-code = what is an outcode, first part of the postcode, first half, postcode district, postcode area letters, outbound code, part before the space
inward-code = what is an incode, second part of the postcode, second half, postcode sector, postcode unit, part after the space
live-postcode = active postcode, current postcode, valid postcode, in use
terminated-postcode = dead postcode, old postcode, retired, discontinued, deleted, no longer valid
onspd = ons postcode directory, nspl, office for national statistics data, main data source
spd = scottish postcode directory, nrs data, national records of scotland
os-open-names = place data source, ordnance survey names, gazetteer
place = what counts as a place, town, village, settlement
edition = what is an edition, dataset version, vintage, snapshot
gss-code = what is a gss code, ons code, nine character code, statistical code, e09, entity code
pseudo-code = dummy code, fake code, what is e99999999, not applicable code, 99999999
two-tier-area = county and district council, shire county, what is two tier
lsoa = what is an lsoa, what is an msoa, super output area, lower layer, middle layer, census area, data zone, intermediate zone
sub-icb-location = what is a sub icb, clinical commissioning group, replaced ccg
itl = what is itl, what is nuts, international territorial level, statistical region, eurostat
eastings-and-northings = what is an easting, grid reference, national grid, osgb36, x and y
irish-grid = belfast in the wrong place, northern ireland grid, irish national grid
wgs84 = coordinate reference system, gps coordinates, epsg 4326, srid, datum, decimal degrees
positional-quality = accuracy indicator, quality indicator, positional accuracy
reverse-geocode = what is geocoding, what is reverse geocoding, forward geocoding
wide-search = what is widesearch, expand the search
envelope = json wrapper, response shape, status and result

/docs/libraries = client library, sdk, wrapper, package, official client, bindings, which library, plugin, module
by-language = is there a client for my language, list of clients, library for go, swift, kotlin, wordpress plugin, google sheets, power bi
typescript = typescript types, type definitions, npm package, install from npm
missing-fields = library is outdated, field missing in library, does not return new fields, old client version
before-you-choose = compare libraries, which library should I choose, evaluate a client
without-library = plain http, any http client, use fetch, requests, no sdk needed, without a client, no authentication, golang, swift, axios
add-a-library = list my library, contribute a client, submit my package

/docs/licences = license, terms, legal, copyright, may I use the data, terms and conditions, intellectual property
attribution = give credit, what to credit, acknowledgement, copyright notice, do I have to credit, footer text, what must I display
project-lines = crown copyright, royal mail copyright, contains ordnance survey data, contains national statistics data, nrs data line, copyright text to paste
ons-source = source line, office for national statistics licensed under
ons-wording = contains os data, exact wording
year = which year, copyright year, date in the attribution
which-line = which attribution for places, which attribution for postcodes, who owns the data, royal mail, ordnance survey, national records of scotland
great-britain = open government licence, ogl, ogl v3, open data, england wales scotland terms, gridlink, sell the data
northern-ireland = bt postcodes, belfast, land and property services, lps, osni, northern irish commercial licence, end user licence
code = mit licence, source code, open source, fork it, modify the software
questions = faq, frequently asked questions
commercial-use = paid product, business use, in a company, for profit, free of charge, startup, client project, can I sell, does it cost money, price
storing = cache the data, keep results, save in my database, permanent storage, gdpr, how long may I store
self-hosting = licence when self hosting, same terms on my own server
`;
