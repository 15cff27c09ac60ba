# A recipe of the test site.
curl --silent "https://api.postcodes.io/ping"
