"""Adds columns to a CSV file with a "postcode" column.

python3 postcode-csv.py customers.csv longitude,latitude > result.csv
"""

import csv
import io
import os
import sys

import requests

BASE = os.environ.get("API_BASE_URL", "https://api.postcodes.io")
BATCH_SIZE = 100  # the most a request can have

SAMPLE = """name,postcode
Palace,SW1A 1AA
Jersey office,JE2 4WD
Typo,SW1A 9ZZ
"""


def read_table(path):
    if path is None:
        return SAMPLE
    # Reads UTF-8, with or without the mark that Excel adds.
    with open(path, newline="", encoding="utf-8-sig") as file:
        return file.read()


def look_up(postcodes):
    response = requests.post(
        f"{BASE}/postcodes",
        json={"postcodes": postcodes},  # also sets the Content-Type
        timeout=30,
    )
    body = response.json()
    if response.status_code != 200:
        sys.exit(f"{body['status']}: {body['error']}")
    return [entry["result"] for entry in body["result"]]


def value_of(field, value):
    for name in field.split("."):  # codes.admin_district
        if name not in value:
            sys.exit(f'There is no field "{field}".')
        value = value[name]
    return value


def new_columns(result):
    if result is None:
        return {"remark": "postcode not found"}
    return {field: value_of(field, result) for field in fields}


path, wanted = [*sys.argv[1:], None, None][:2]
fields = (wanted or "longitude,latitude,codes.admin_district").split(",")
table = csv.DictReader(io.StringIO(read_table(path)))
rows = list(table)
# Every item must be a string: the server drops anything else.
postcodes = [row["postcode"] or "" for row in rows]
results = []
for start in range(0, len(postcodes), BATCH_SIZE):
    results += look_up(postcodes[start : start + BATCH_SIZE])

columns = [*table.fieldnames, *fields, "remark"]
output = csv.DictWriter(
    sys.stdout, columns, extrasaction="ignore", lineterminator="\n"
)
output.writeheader()
for row, result in zip(rows, results):
    output.writerow({**row, **new_columns(result)})
