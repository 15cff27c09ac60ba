"""Checks the postcodes of old records: had a postcode ended before the record was made?"""

import os
from urllib.parse import quote

import requests

API = os.environ.get("API_BASE_URL", "https://api.postcodes.io")

# (postcode, year and month of the record)
RECORDS = [
    ("NP20 4NP", (2014, 11)),
    ("NP20 4NP", (2016, 2)),
    ("JE4 8PA", (2018, 7)),
    ("SE1P 5ZZ", (2018, 7)),
    ("FOO", (2018, 7)),
]


def verdict(postcode, made):
    response = requests.get(f"{API}/terminated_postcodes/{quote(postcode)}", timeout=10)
    body = response.json()
    if response.status_code == 404:
        return body["error"]
    response.raise_for_status()

    result = body["result"]
    ended = (result["year_terminated"], result["month_terminated"])
    when = f"{ended[0]}-{ended[1]:02}"
    state = f"had ended in {when}" if ended < made else f"ended later, in {when}"
    if result["latitude"] is None:
        return f"{state}; no position"
    return f"{state}; was at {result['latitude']}, {result['longitude']}"


for postcode, made in RECORDS:
    print(f"{postcode:9} {made[0]}-{made[1]:02}  {verdict(postcode, made)}")
