"""Finds the postcode nearest to each site in one request."""

import os
import sys
from math import isfinite

import requests

BASE = os.environ.get("API_BASE_URL", "https://api.postcodes.io")

SITES = {
    "cardiff": {"longitude": -3.17702, "latitude": 51.47838, "limit": 1},
    "at-sea": {"longitude": -10, "latitude": 48},
    "no-gps": {"longitude": None},
    "belfast": {"longitude": -5.9302, "latitude": 54.5968},
}


def is_valid(point):
    """One bad coordinate makes the server reject the whole list."""
    pair = (point.get("longitude"), point.get("latitude"))
    return all(isinstance(x, (int, float)) and isfinite(x) for x in pair)


valid = {name: point for name, point in SITES.items() if is_valid(point)}
response = requests.post(
    f"{BASE}/postcodes",
    json={"geolocations": list(valid.values())},
    timeout=30,
)
body = response.json()
if response.status_code != 200:
    sys.exit(f"{body['status']}: {body['error']}")

# Results are in the order of the points.
for name, entry in zip(valid, body["result"]):
    near = entry["result"]  # a list, or None if nothing is in range
    print(name, near[0]["postcode"] if near else "nothing nearby")
