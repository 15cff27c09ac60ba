"""Finds the nearest postcode of each site, with one request for all."""

import os
import sys
from math import isfinite

import requests

BASE = os.environ.get("API_BASE_URL", "https://api.postcodes.io")

SITES = {
    "cardiff": {"longitude": -3.17702, "latitude": 51.47838, "limit": 1},
    "at-sea": {"longitude": -10, "latitude": 48},
    "no-gps": {"longitude": None, "latitude": None},
    "belfast": {"longitude": -5.9302, "latitude": 54.5968},
}


def is_valid(point):
    """One bad coordinate makes the server refuse the whole list."""
    pair = (point["longitude"], point["latitude"])
    return all(isinstance(x, (int, float)) and isfinite(x) for x in pair)


valid = {name: point for name, point in SITES.items() if is_valid(point)}
response = requests.post(
    f"{BASE}/postcodes",
    json={"geolocations": list(valid.values())},
    timeout=30,
)
answer = response.json()
if response.status_code != 200:
    sys.exit(f"{answer['status']}: {answer['error']}")

# The entries stand in the order of the points: match by position.
for name, entry in zip(valid, answer["result"]):
    near = entry["result"]  # a list, or None when nothing is in reach
    print(name, near[0]["postcode"] if near else "nothing near")
