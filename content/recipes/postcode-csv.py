"""Adds longitude and latitude to a CSV file that has a column "postcode".

python3 postcode-csv.py customers.csv > customers-with-coordinates.csv
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


def look_up(postcodes):
    response = requests.post(
        f"{BASE}/postcodes",
        params={"filter": "postcode,longitude,latitude"},
        json={"postcodes": postcodes},  # json= also sets the Content-Type
        timeout=30,
    )
    answer = response.json()
    if response.status_code != 200:
        sys.exit(f"{answer['status']}: {answer['error']}")
    return [entry["result"] for entry in answer["result"]]


def read(path):
    with open(path, newline="", encoding="utf-8-sig") as file:  # -sig: as spreadsheets save it
        return file.read()


reader = csv.DictReader(io.StringIO(read(sys.argv[1]) if len(sys.argv) > 1 else SAMPLE))
rows = list(reader)
found = []
for start in range(0, len(rows), MOST):
    # Every element must be a string. The server drops others, and the rows would shift.
    found += look_up([row["postcode"] or "" for row in rows[start : start + MOST]])

columns = [*reader.fieldnames, "longitude", "latitude", "remark"]
output = csv.DictWriter(sys.stdout, columns, lineterminator="\n")
output.writeheader()
for row, place in zip(rows, found):
    if place is None:
        output.writerow({**row, "remark": "postcode not found"})
    elif place["longitude"] is None:
        output.writerow({**row, "remark": "no coordinates"})
    else:
        output.writerow({**row, "longitude": place["longitude"], "latitude": place["latitude"]})
