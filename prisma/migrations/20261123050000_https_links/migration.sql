-- Links of config are https only, without user name and password. Rows from before that rule could hold any text; a row that
-- breaks it would not load. Plain http becomes https; what no page could ever link to leads to a name that does not exist
-- (RFC 2606), so that staff find and mend it.
UPDATE "page_slugs" SET
  "about_us_url" = regexp_replace("about_us_url", '^http://', 'https://'),
  "career_url" = regexp_replace("career_url", '^http://', 'https://'),
  "my_orders_url" = regexp_replace("my_orders_url", '^http://', 'https://');
UPDATE "brand_link" SET "url" = regexp_replace("url", '^http://', 'https://');

CREATE FUNCTION pg_temp.is_https_link("link" TEXT) RETURNS BOOLEAN LANGUAGE sql IMMUTABLE AS $$
  SELECT length("link") <= 500
    AND "link" ~ '^https://[a-zA-Z0-9]([a-zA-Z0-9.-]*[a-zA-Z0-9])?(:[0-9]{1,5})?([/?#][^[:space:]\\"''<>]*)?$'
$$;

UPDATE "page_slugs" SET "about_us_url" = 'https://link-removed.invalid/' WHERE NOT pg_temp.is_https_link("about_us_url");
UPDATE "page_slugs" SET "career_url" = 'https://link-removed.invalid/' WHERE NOT pg_temp.is_https_link("career_url");
UPDATE "page_slugs" SET "my_orders_url" = 'https://link-removed.invalid/' WHERE NOT pg_temp.is_https_link("my_orders_url");
UPDATE "brand_link" SET "url" = 'https://link-removed.invalid/'
  WHERE NOT pg_temp.is_https_link("url") AND NOT (length("url") <= 500 AND "url" ~ '^/([^[:space:]\\"''<>/][^[:space:]\\"''<>]*)?$');
