-- The contact page needs an address in every locale that says its addresses itself.
INSERT INTO "page_slug" ("page_slugs_id", "page_key", "slug")
SELECT named."id", 'contact',
       -- An address that staff have given to another page stays that page's.
       named."slug" || CASE WHEN EXISTS (
         SELECT 1 FROM "page_slug" AS taken WHERE taken."page_slugs_id" = named."id" AND taken."slug" = named."slug"
       ) THEN '-' || named."id" ELSE '' END
FROM (
  SELECT "id", CASE left("layer_key", 2)
    WHEN 'bg' THEN 'kontakti'
    WHEN 'cs' THEN 'kontakt'
    WHEN 'da' THEN 'kontakt'
    WHEN 'de' THEN 'kontakt'
    WHEN 'el' THEN 'epikoinonia'
    WHEN 'es' THEN 'contacto'
    WHEN 'fi' THEN 'yhteystiedot'
    WHEN 'fr' THEN 'contact'
    WHEN 'hr' THEN 'kontakt'
    WHEN 'hu' THEN 'kapcsolat'
    WHEN 'it' THEN 'contatti'
    WHEN 'lt' THEN 'kontaktai'
    WHEN 'nb' THEN 'kontakt'
    WHEN 'nl' THEN 'contact'
    WHEN 'pl' THEN 'kontakt'
    WHEN 'pt' THEN 'contacto'
    WHEN 'ro' THEN 'contact'
    WHEN 'sk' THEN 'kontakt'
    WHEN 'sl' THEN 'kontakt'
    WHEN 'sv' THEN 'kontakt'
    ELSE 'contact'
  END AS "slug"
  FROM "page_slugs"
  WHERE 'slugs' = ANY ("sets")
) AS named
ON CONFLICT ("page_slugs_id", "page_key") DO NOTHING;
