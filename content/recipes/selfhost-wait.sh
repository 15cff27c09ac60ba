#!/bin/sh
# Waits up to ten minutes for the API and its database.
base="${API_BASE_URL:-http://localhost:8000}"
tries="${TRIES:-120}"

is_ready() {
  curl --fail --silent --max-time 5 --output /dev/null \
    "$base/ready"
}

until is_ready; do
  tries=$((tries - 1))
  if [ "$tries" -le 0 ]; then
    echo "Not ready. The last response was:" >&2
    curl --silent --show-error --max-time 5 "$base/ready" >&2
    exit 1
  fi
  sleep 5
done

echo "Ready"
