/**
 * The tables of customers, of their passwords, which are separate so that no read of a customer can return one, and of
 * the hashed tokens that are mailed to them.
 */
export const CUSTOMERS = `
CREATE TABLE customers (
  id text PRIMARY KEY,
  body jsonb NOT NULL,
  version bigint NOT NULL GENERATED ALWAYS AS ((body ->> 'version')::bigint) STORED,
  key text GENERATED ALWAYS AS (body ->> 'key') STORED,
  created_at text NOT NULL GENERATED ALWAYS AS (body ->> 'createdAt') STORED,
  modified_at text GENERATED ALWAYS AS (body ->> 'lastModifiedAt') STORED,
  email text NOT NULL GENERATED ALWAYS AS (lower(body ->> 'email')) STORED,
  customer_number text GENERATED ALWAYS AS (body ->> 'customerNumber') STORED
);
CREATE INDEX customers__created ON customers (created_at, id);
CREATE UNIQUE INDEX customers__key ON customers (key);
CREATE UNIQUE INDEX customers__customerNumber ON customers (customer_number);
CREATE INDEX customers__email ON customers (email);
CREATE TABLE customer_passwords (
  customer_id text PRIMARY KEY REFERENCES customers ON DELETE CASCADE,
  hash text NOT NULL
);
CREATE TABLE customer_tokens (
  id text PRIMARY KEY,
  customer_id text NOT NULL REFERENCES customers ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('password', 'email')),
  value_hash text NOT NULL UNIQUE,
  expires_at timestamptz NOT NULL
);
CREATE INDEX customer_tokens__customer ON customer_tokens (customer_id, kind);
CREATE INDEX customer_tokens__expiry ON customer_tokens (expires_at);
CREATE INDEX oauth_tokens__customer ON oauth_tokens (customer_id);`;
