#!/bin/sh
# Starts PostgreSQL on the folder $DATA; an empty one becomes a database `travel` of the user `travel` first.
set -eu
bin=$(ls -d /usr/lib/postgresql/*/bin | tail -n 1)
if [ ! -s "$DATA/PG_VERSION" ]; then
  password=$(mktemp)
  printf '%s\n' "${POSTGRES_PASSWORD:?is missing}" >"$password"
  "$bin/initdb" -D "$DATA" --username=travel --pwfile="$password" --auth=scram-sha-256 --encoding=UTF8
  rm "$password"
  echo 'host all all all scram-sha-256' >>"$DATA/pg_hba.conf"
  echo 'create database travel' | "$bin/postgres" --single -D "$DATA" postgres
fi
exec "$bin/postgres" -D "$DATA" -c listen_addresses="${LISTEN:-*}" -c port="${PGPORT:-5432}" -c unix_socket_directories=/tmp
