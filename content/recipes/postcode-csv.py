"""Adds longitude and latitude to a CSV file with a column "postcode".

python3 postcode-csv.py customers.csv > with-coordinates.csv
"""

import csv
import io
import os
import sys

import requests

BASE = os.environ.get("API_BASE_URL", "https://api.postcodes.io")
MOST = 100  # postcodes in one request

SAMPLE = """name,postcode
Palace,SW1A 1AA
Jersey office,JE2 4WD
Typing error,SW1A 9ZZ
"""


def read_table():
    if len(sys.argv) < 2:
        return SAMPLE
    # utf-8-sig: the way spreadsheets save it
    with open(sys.argv[1], newline="", encoding="utf-8-sig") as file:
        return file.read()


def look_up(postcodes):
    response = requests.post(
        f"{BASE}/postcodes",
        params={"filter": "postcode,longitude,latitude"},
        json={"postcodes": postcodes},  # also sets the Content-Type
        timeout=30,
    )
    answer = response.json()
    if response.status_code != 200:
        sys.exit(f"{answer['status']}: {answer['error']}")
    return [entry["result"] for entry in answer["result"]]


def new_columns(place):
    if place is None:
        return {"remark": "postcode not found"}
    if place["longitude"] is None:
        return {"remark": "no coordinates"}
    return {key: place[key] for key in ("longitude", "latitude")}


table = csv.DictReader(io.StringIO(read_table()))
rows = list(table)
# Every element must be a string: the server drops others.
postcodes = [row["postcode"] or "" for row in rows]
places = []
for start in range(0, len(postcodes), MOST):
    places += look_up(postcodes[start : start + MOST])

columns = [*table.fieldnames, "longitude", "latitude", "remark"]
output = csv.DictWriter(sys.stdout, columns, lineterminator="\n")
output.writeheader()
for row, place in zip(rows, places):
    output.writerow({**row, **new_columns(place)})
