#!/bin/sh
# Runs once, on an empty Postgres volume: creates the roles of owner (migrations), application (serving) and sandbox.
set -eu
psql -v ON_ERROR_STOP=1 --username "$POSTGRES_USER" \
  -v owner="$OWNER_PASSWORD" -v application="$APPLICATION_PASSWORD" -v sandbox="$SANDBOX_PASSWORD" <<'SQL'
CREATE ROLE manifold_owner LOGIN PASSWORD :'owner';
CREATE ROLE manifold_app LOGIN PASSWORD :'application';
CREATE ROLE manifold_sandbox LOGIN PASSWORD :'sandbox';
CREATE DATABASE manifold OWNER manifold_owner;
CREATE DATABASE sandbox OWNER manifold_sandbox;
REVOKE CONNECT ON DATABASE manifold, sandbox FROM PUBLIC;
SQL
