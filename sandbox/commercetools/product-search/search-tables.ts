/**
 * The names of attributes that have a long value in some product. Outlines contain only their names, so a new index for
 * them is filled from whole products, at four times the cost.
 */
export const LONG_ATTRIBUTES = `
CREATE TABLE long_attributes (
  name text PRIMARY KEY
);
CREATE FUNCTION note_long_attributes() RETURNS trigger LANGUAGE plpgsql AS $note$
BEGIN
  INSERT INTO long_attributes
  SELECT DISTINCT attribute ->> 'name'
  FROM jsonb_array_elements(NEW.outline #> '{masterData,current,masterVariant,attributes}') AS attribute
  WHERE attribute ? 'isLong' AND NOT EXISTS (SELECT 1 FROM long_attributes WHERE name = attribute ->> 'name')
  ORDER BY 1
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$note$;
CREATE TRIGGER products__long_attributes AFTER INSERT OR UPDATE ON products
  FOR EACH ROW EXECUTE FUNCTION note_long_attributes();
INSERT INTO long_attributes
SELECT DISTINCT attribute ->> 'name'
FROM products, jsonb_array_elements(outline #> '{masterData,current,masterVariant,attributes}') AS attribute
WHERE attribute ? 'isLong';`;

/** The first tables of Product Search: discounted prices, and the extension for fuzzy words. */
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
