"""Checks whether postcodes were terminated before old records were made."""

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
    path = quote(postcode, safe="")
    response = requests.get(
        f"{API}/terminated_postcodes/{path}", timeout=10
    )
    if response.status_code == 404:
        return response.json()["error"]
    response.raise_for_status()

    result = response.json()["result"]
    ended = (result["year_terminated"], result["month_terminated"])
    if ended == made:
        state = "terminated that month"
    else:
        state = "already terminated" if ended < made else "terminated later"
    when = f"{ended[0]}-{ended[1]:02}"
    if result["latitude"] is None:
        return f"{state}, {when}, no location"
    return f"{state}, {when}, at {result['latitude']}, {result['longitude']}"


for postcode, made in RECORDS:
    print(f"{postcode:8} {made[0]}-{made[1]:02} {verdict(postcode, made)}")
