/** What Product Search needs beside the products: prices as product discounts leave them, and words with mistakes. */
export const SEARCH_TABLES = `
CREATE EXTENSION IF NOT EXISTS fuzzystrmatch;
CREATE TABLE reduced_prices (
  product_id text NOT NULL REFERENCES products ON DELETE CASCADE,
  price_id text NOT NULL,
  cents bigint NOT NULL,
  PRIMARY KEY (product_id, price_id)
);
CREATE TABLE reduced_prices_written (
  id integer PRIMARY KEY DEFAULT 1 CHECK (id = 1),
  discounts text NOT NULL,
  until text NOT NULL
);`;
