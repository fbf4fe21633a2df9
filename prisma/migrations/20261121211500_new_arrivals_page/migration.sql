-- The page of new products needs an address in every locale that says its addresses itself.
INSERT INTO "page_slug" ("page_slugs_id", "page_key", "slug")
SELECT named."id", 'new-arrivals',
       -- An address that staff have given to another page stays that page's.
       named."slug" || CASE WHEN EXISTS (
         SELECT 1 FROM "page_slug" AS taken WHERE taken."page_slugs_id" = named."id" AND taken."slug" = named."slug"
       ) THEN '-' || named."id" ELSE '' END
FROM (
  SELECT "id", CASE left("layer_key", 2)
    WHEN 'bg' THEN 'novi-produkti'
    WHEN 'cs' THEN 'novinky'
    WHEN 'da' THEN 'nyheder'
    WHEN 'de' THEN 'neuheiten'
    WHEN 'el' THEN 'nees-afixeis'
    WHEN 'es' THEN 'novedades'
    WHEN 'fi' THEN 'uutuudet'
    WHEN 'fr' THEN 'nouveautes'
    WHEN 'hr' THEN 'novosti'
    WHEN 'hu' THEN 'ujdonsagok'
    WHEN 'it' THEN 'novita'
    WHEN 'lt' THEN 'naujienos'
    WHEN 'nb' THEN 'nyheter'
    WHEN 'nl' THEN 'nieuw-binnen'
    WHEN 'pl' THEN 'nowosci'
    WHEN 'pt' THEN 'novidades'
    WHEN 'ro' THEN 'noutati'
    WHEN 'sk' THEN 'novinky'
    WHEN 'sl' THEN 'novosti'
    WHEN 'sv' THEN 'nyheter'
    ELSE 'new-arrivals'
  END AS "slug"
  FROM "page_slugs"
  WHERE 'slugs' = ANY ("sets")
) AS named
ON CONFLICT ("page_slugs_id", "page_key") DO NOTHING;
