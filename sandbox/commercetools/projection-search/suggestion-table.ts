/**
 * The table of search term suggestions: one row per input of a search keyword, for the current data of published products
 * and the staged data of all. Inputs are words in lower case without digits and punctuation.
 */
export const SUGGESTIONS = `
CREATE FUNCTION suggestion_input(written text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $input$
  SELECT btrim(regexp_replace(lower(written), '[^[:alpha:]]+', ' ', 'g'))
$input$;
CREATE TABLE product_suggestions (
  product_id text NOT NULL REFERENCES products ON DELETE CASCADE,
  staged boolean NOT NULL,
  locale text NOT NULL,
  input text NOT NULL,
  text text NOT NULL
);
CREATE INDEX product_suggestions__locale ON product_suggestions (locale, staged);
CREATE INDEX product_suggestions__product ON product_suggestions (product_id);
CREATE FUNCTION suggestions_of(body jsonb)
RETURNS TABLE (staged boolean, locale text, input text, text text) LANGUAGE sql IMMUTABLE AS $suggestions$
  SELECT DISTINCT side.staged, language.key, suggestion_input(inputs.input), keyword ->> 'text'
  FROM (VALUES
      (false, CASE WHEN body #> '{masterData,published}' = 'true'::jsonb
        THEN body #> '{masterData,current,searchKeywords}' END),
      (true, coalesce(body #> '{masterData,staged}', body #> '{masterData,current}') -> 'searchKeywords')
    ) AS side(staged, keywords),
    jsonb_each(coalesce(side.keywords, '{}')) AS language,
    jsonb_array_elements(language.value) AS keyword,
    LATERAL (
      SELECT jsonb_array_elements_text(keyword #> '{suggestTokenizer,inputs}')
        WHERE keyword #>> '{suggestTokenizer,type}' = 'custom'
      UNION ALL SELECT regexp_split_to_table(keyword ->> 'text', '\\s+')
        WHERE keyword #>> '{suggestTokenizer,type}' = 'whitespace'
      UNION ALL SELECT keyword ->> 'text' WHERE keyword -> 'suggestTokenizer' IS NULL
    ) AS inputs(input)
  WHERE suggestion_input(inputs.input) <> ''
$suggestions$;
CREATE FUNCTION keep_suggestions() RETURNS trigger LANGUAGE plpgsql AS $keep$
BEGIN
  DELETE FROM product_suggestions WHERE product_id = NEW.id;
  INSERT INTO product_suggestions SELECT NEW.id, found.* FROM suggestions_of(NEW.body) AS found;
  RETURN NULL;
END $keep$;
CREATE TRIGGER products__suggestions AFTER INSERT OR UPDATE OF body ON products
  FOR EACH ROW EXECUTE FUNCTION keep_suggestions();
INSERT INTO product_suggestions SELECT products.id, found.* FROM products, suggestions_of(products.body) AS found;`;
