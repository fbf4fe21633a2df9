/**
 * The index tables of product search: rows so narrow that 20,000 products are scanned in the time of a few whole ones. An
 * index is created when a search first needs it, because few of the fields in 21 languages are ever searched.
 */
const TABLES = `
DROP TABLE reduced_prices, reduced_prices_written;
CREATE TABLE reduced_prices_written (
  id integer PRIMARY KEY DEFAULT 1 CHECK (id = 1),
  discounts text NOT NULL
);
CREATE TABLE search_indexes (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('product', 'variant', 'variants', 'prices')),
  path text NOT NULL,
  dictionary text NOT NULL,
  UNIQUE (kind, path, dictionary)
);
CREATE TABLE search_values (
  index_id integer NOT NULL,
  product_id text NOT NULL,
  variant integer NOT NULL,
  value jsonb NOT NULL,
  words tsvector
);
CREATE INDEX search_values__product ON search_values (index_id, product_id);
CREATE TABLE search_variants (
  product_id text NOT NULL,
  variant integer NOT NULL,
  place integer NOT NULL,
  sku text,
  key text,
  PRIMARY KEY (product_id, variant)
);
CREATE TABLE search_prices (
  product_id text NOT NULL,
  variant integer NOT NULL,
  id text,
  key text,
  cents numeric,
  current_cents numeric,
  currency text,
  country text,
  channel text,
  customer_group text,
  valid_from text,
  valid_until text
);
CREATE INDEX search_prices__product ON search_prices (product_id);
CREATE INDEX search_prices__cents ON search_prices (currency, cents);
CREATE INDEX search_prices__current ON search_prices (currency, current_cents);
CREATE TABLE search_prices_changed (
  product_id text PRIMARY KEY
);`;

// The words of a text must fit into a megabyte, or the product could not be written.
const MAXIMUM_TEXT_LENGTH = 200_000;

const VARIANTS_OF = `jsonb_array_elements(
    jsonb_build_array(whole #> '{masterData,current,masterVariant}')
    || coalesce(whole #> '{masterData,current,variants}', '[]'))`;

/**
 * Functions that return the index rows of one product; `whole` is its body or its outline. Postgres inlines functions in
 * FROM, so that 20,000 products do not take 20,000 calls.
 */
const CONTENTS = `
CREATE FUNCTION search_values_of(whole jsonb, wanted integer[])
RETURNS TABLE (index_id integer, variant integer, value jsonb, words tsvector) LANGUAGE sql STABLE AS $of$
  SELECT i.id, at.variant, found.value,
    CASE WHEN i.dictionary <> '' THEN to_tsvector(i.dictionary::regconfig, left(found.value #>> '{}', ${MAXIMUM_TEXT_LENGTH})) END
  FROM (
    SELECT 'product' AS kind, 0 AS variant, whole AS data
    UNION ALL
    SELECT 'variant', (v ->> 'id')::integer, v FROM ${VARIANTS_OF} AS v
  ) AS at
  JOIN search_indexes i ON i.kind = at.kind
  CROSS JOIN LATERAL jsonb_path_query(at.data, i.path::jsonpath) AS found(value)
  WHERE i.id = ANY(wanted)
$of$;
CREATE FUNCTION search_variants_of(whole jsonb)
RETURNS TABLE (variant integer, place integer, sku text, key text, prices jsonb) LANGUAGE sql IMMUTABLE AS $of$
  SELECT (v ->> 'id')::integer, place::integer, v ->> 'sku', v ->> 'key', coalesce(v -> 'prices', '[]')
  FROM ${VARIANTS_OF} WITH ORDINALITY AS variants(v, place)
$of$;
CREATE FUNCTION search_prices_of(whole jsonb)
RETURNS TABLE (variant integer, id text, key text, cents numeric, current_cents numeric, currency text, country text,
  channel text, customer_group text, valid_from text, valid_until text) LANGUAGE sql IMMUTABLE AS $of$
  SELECT v.variant, p ->> 'id', p ->> 'key', (p #> '{value,centAmount}')::numeric, (p #> '{value,centAmount}')::numeric,
    p #>> '{value,currencyCode}', p ->> 'country', p #>> '{channel,id}', p #>> '{customerGroup,id}',
    p ->> 'validFrom', p ->> 'validUntil'
  FROM search_variants_of(whole) AS v, jsonb_array_elements(v.prices) AS p
$of$;`;

/** The trigger that updates the indexes with each written product. Staged data is not indexed. */
const TRIGGER = `
CREATE FUNCTION keep_for_search() RETURNS trigger LANGUAGE plpgsql AS $keep$
DECLARE
  wanted integer[] := ARRAY(SELECT id FROM search_indexes);
  kinds text[] := ARRAY(SELECT DISTINCT kind FROM search_indexes);
  written products := CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END;
  whole jsonb;
  before jsonb;
BEGIN
  IF wanted = '{}' THEN
    RETURN NULL;
  END IF;
  -- With a path of no steps the body is unpacked once, and not at each use.
  whole := written.body #> '{}';
  IF TG_OP = 'UPDATE' THEN
    before := OLD.body #> '{}';
    IF search_part(before) = search_part(whole) THEN
      RETURN NULL;
    END IF;
  END IF;
  IF TG_OP <> 'INSERT' THEN
    DELETE FROM search_values WHERE index_id = ANY(wanted) AND product_id = written.id;
    DELETE FROM search_variants WHERE product_id = written.id;
  END IF;
  IF TG_OP = 'DELETE' THEN
    DELETE FROM search_prices WHERE product_id = written.id;
    DELETE FROM search_prices_changed WHERE product_id = written.id;
    RETURN NULL;
  END IF;
  INSERT INTO search_values SELECT k.index_id, written.id, k.variant, k.value, k.words FROM search_values_of(whole, wanted) AS k;
  IF 'variants' = ANY(kinds) THEN
    INSERT INTO search_variants SELECT written.id, k.variant, k.place, k.sku, k.key FROM search_variants_of(whole) AS k;
  END IF;
  IF 'prices' = ANY(kinds) THEN
    -- They are most of what is kept of a product, and seldom what is changed.
    IF before IS NULL OR price_part(before) <> price_part(whole) THEN
      DELETE FROM search_prices WHERE product_id = written.id;
      INSERT INTO search_prices SELECT written.id, k.* FROM search_prices_of(whole) AS k;
    END IF;
    -- Discounts may ask for anything of a product.
    INSERT INTO search_prices_changed VALUES (written.id) ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END
$keep$;
CREATE FUNCTION search_part(whole jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $part$
  SELECT jsonb_build_array(whole #> '{masterData,current}', whole -> 'productType', whole -> 'taxCategory')
$part$;
CREATE FUNCTION price_part(whole jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $part$
  SELECT jsonb_build_array(whole #> '{masterData,current,masterVariant,id}',
    whole #> '{masterData,current,masterVariant,prices}', whole #> '{masterData,current,variants}')
$part$;
CREATE TRIGGER products__search AFTER INSERT OR UPDATE OR DELETE ON products
  FOR EACH ROW EXECUTE FUNCTION keep_for_search();`;

export const SEARCH_INDEXES = [TABLES, CONTENTS, TRIGGER].join('\n');
