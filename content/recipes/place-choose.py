"""Finds a place by name, or lists the choices."""

import os

import requests

API = os.environ.get("API_BASE_URL", "https://api.postcodes.io")


def search(name):
    url = f"{API}/places"
    params = {"q": name, "limit": 100}  # without it 10, and never more than 100
    response = requests.get(url, params=params, timeout=10)
    body = response.json()
    if response.status_code != 200:
        raise RuntimeError(body["error"])
    return body["result"]  # a list, empty if nothing matches


def label(place):
    names = [place["name_1"], place["name_2"]]
    areas = [place["district_borough"], place["county_unitary"]]
    full_name = " / ".join(name for name in names if name)
    where = ", ".join(area for area in areas if area)
    return f"{full_name}: {place['local_type']} in {where}, {place['outcode']}"


for name in ["welshpool", "newport", "zzzz"]:
    places = search(name)
    if not places:
        print(f"{name}: no such place")
    elif len(places) == 1:
        place = places[0]
        print(f"{name}: {place['latitude']:.4f}, {place['longitude']:.4f}")
    else:
        print(f"{name}: which one?")
        for place in sorted(places, key=label):
            print(f"- {label(place)}")
