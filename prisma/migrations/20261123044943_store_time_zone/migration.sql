-- AlterTable
ALTER TABLE "store" ADD COLUMN     "time_zone" TEXT;

ALTER TABLE "store" DROP CONSTRAINT "store_sets";

-- Every row that says a country says its time zone from now on. A country that is not in the list keeps none: its store is
-- served as it is, and the next publish asks for the time zone.
UPDATE "store" SET time_zone = known.zone, sets = array_append(sets, 'timeZone')
  FROM (VALUES
    ('AL', 'Europe/Tirane'),
    ('AT', 'Europe/Vienna'),
    ('BA', 'Europe/Sarajevo'),
    ('BE', 'Europe/Brussels'),
    ('BG', 'Europe/Sofia'),
    ('CH', 'Europe/Zurich'),
    ('CY', 'Asia/Nicosia'),
    ('CZ', 'Europe/Prague'),
    ('DE', 'Europe/Berlin'),
    ('DK', 'Europe/Copenhagen'),
    ('EE', 'Europe/Tallinn'),
    ('ES', 'Europe/Madrid'),
    ('FI', 'Europe/Helsinki'),
    ('FR', 'Europe/Paris'),
    ('GB', 'Europe/London'),
    ('GR', 'Europe/Athens'),
    ('HR', 'Europe/Zagreb'),
    ('HU', 'Europe/Budapest'),
    ('IE', 'Europe/Dublin'),
    ('IS', 'Atlantic/Reykjavik'),
    ('IT', 'Europe/Rome'),
    ('LI', 'Europe/Vaduz'),
    ('LT', 'Europe/Vilnius'),
    ('LU', 'Europe/Luxembourg'),
    ('LV', 'Europe/Riga'),
    ('ME', 'Europe/Podgorica'),
    ('MK', 'Europe/Skopje'),
    ('MT', 'Europe/Malta'),
    ('NL', 'Europe/Amsterdam'),
    ('NO', 'Europe/Oslo'),
    ('PL', 'Europe/Warsaw'),
    ('PT', 'Europe/Lisbon'),
    ('RO', 'Europe/Bucharest'),
    ('RS', 'Europe/Belgrade'),
    ('SE', 'Europe/Stockholm'),
    ('SI', 'Europe/Ljubljana'),
    ('SK', 'Europe/Bratislava'),
    ('TR', 'Europe/Istanbul'),
    ('UA', 'Europe/Kyiv')
  ) AS known (country, zone)
  WHERE known.country = store.country_code AND 'countryCode' = ANY (sets);

ALTER TABLE "store"
  ADD CONSTRAINT "store_sets" CHECK (sets <@ ARRAY['countryCode', 'label', 'currencyCode', 'timeZone', 'brandKey', 'topLevelDomain', 'productionHost', 'isDefault', 'manualTranslation', 'hosts', 'locales']::text[] AND cardinality(sets) > 0),
  ADD CONSTRAINT "store_time_zone" CHECK (time_zone ~ '^[A-Z][A-Za-z]+(/[A-Z][A-Za-z_-]+)+$' AND time_zone NOT LIKE 'Etc/%');
