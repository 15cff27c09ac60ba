"""Finds the nearest postcode of each point of a list, with one request for all of them."""

import math
import os
import sys

import requests

BASE = os.environ.get("API_BASE_URL", "https://api.postcodes.io")

SITES = [
    {"id": "cardiff", "longitude": -3.17702, "latitude": 51.47838, "limit": 1},
    {"id": "at-sea", "longitude": -10, "latitude": 48},
    {"id": "no-gps", "longitude": None, "latitude": None},
    {"id": "belfast", "longitude": -5.9302, "latitude": 54.5968},
]


def is_point(site):
    """One bad coordinate would make the server refuse the whole list."""
    values = (site["longitude"], site["latitude"])
    return all(isinstance(value, (int, float)) and math.isfinite(value) for value in values)


points = [site for site in SITES if is_point(site)]
# The server does not send an id back, so leave it out and match by position.
geolocations = [{key: site[key] for key in site if key != "id"} for site in points]
response = requests.post(f"{BASE}/postcodes", json={"geolocations": geolocations}, timeout=30)
answer = response.json()
if response.status_code != 200:
    sys.exit(f"{answer['status']}: {answer['error']}")

for site, entry in zip(points, answer["result"]):
    nearest = entry["result"]  # a list, or None when nothing is in the circle
    print(site["id"], nearest[0]["postcode"] if nearest else "nothing within reach")
