#!/bin/sh
# Starts PostgreSQL on the folder $DATA; an empty one gets a database `travel` of the user `travel` first.
set -eu
bin=$(ls -d /usr/lib/postgresql/*/bin | tail -n 1)
cluster=$DATA/cluster
major=$(basename "$(dirname "$bin")")
# Another one cannot read it, and would be started again for ever.
if [ -s "$cluster/PG_VERSION" ] && [ "$(cat "$cluster/PG_VERSION")" != "$major" ]; then
  echo "The database is of PostgreSQL $(cat "$cluster/PG_VERSION"), and this image has $major: see docs/operations.md." >&2
  exec sleep infinity
fi
if [ ! -s "$cluster/PG_VERSION" ]; then
  # It gets its name once it is complete, so that a start after an interrupted one makes a new one.
  rm -rf "$DATA/new"
  password=$(mktemp)
  printf '%s\n' "${POSTGRES_PASSWORD:?is missing}" >"$password"
  "$bin/initdb" -D "$DATA/new" --username=travel --pwfile="$password" --auth=scram-sha-256 --encoding=UTF8
  rm "$password"
  echo 'host all all all scram-sha-256' >>"$DATA/new/pg_hba.conf"
  echo 'create database travel' | "$bin/postgres" --single -D "$DATA/new" postgres
  mv "$DATA/new" "$cluster"
fi
exec "$bin/postgres" -D "$cluster" -c listen_addresses="${LISTEN:-*}" -c port="${PGPORT:-5432}" -c unix_socket_directories=/tmp
