-- CreateTable
CREATE TABLE "audit_link" (
    "position" BIGINT NOT NULL,
    "entry_id" BIGINT NOT NULL,
    "hash" CHAR(64) NOT NULL,

    CONSTRAINT "audit_link_pkey" PRIMARY KEY ("position")
);

-- CreateTable
CREATE TABLE "audit_archive" (
    "position" BIGINT NOT NULL,
    "hash" CHAR(64) NOT NULL,
    "entries" INTEGER NOT NULL,
    "archived_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "audit_archive_pkey" PRIMARY KEY ("position")
);

-- CreateIndex
CREATE UNIQUE INDEX "audit_link_entry_id_key" ON "audit_link"("entry_id");


-- What Prisma's schema cannot say: the chain is the database's own work, and grows only.
COMMENT ON TABLE "audit_link" IS 'owner-only: the hash chain over the audit, made by a trigger';
COMMENT ON TABLE "audit_archive" IS 'owner-only: where the audit was cut';

CREATE TRIGGER "audit_link_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "audit_link"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change_of_the_past"();
CREATE TRIGGER "audit_archive_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "audit_archive"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change_of_the_past"();

-- An entry as one text: a JSON array, in UTC, with the keys of its details in a fixed order.
CREATE FUNCTION "audit_text"("entry" "audit_entry") RETURNS text
  LANGUAGE sql STABLE SET search_path = pg_catalog, public AS $$
  SELECT jsonb_build_array(
    entry.id, to_char(entry.at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), entry.actor, entry.address,
    entry.action, entry.subject, entry.revision, entry.details)::text
$$;

CREATE FUNCTION "audit_hash"("previous" text, "entry_text" text) RETURNS text
  LANGUAGE sql IMMUTABLE SET search_path = pg_catalog AS $$
  SELECT encode(sha256(convert_to($1 || E'\n' || $2, 'UTF8')), 'hex')
$$;

-- The end of the chain: the last link, else the last archive, else the beginning.
CREATE FUNCTION "audit_chain_end"(OUT "position" bigint, OUT "hash" text)
  LANGUAGE sql VOLATILE SET search_path = pg_catalog, public AS $$
  SELECT * FROM (
    (SELECT l.position, l.hash::text FROM audit_link l ORDER BY l.position DESC LIMIT 1)
    UNION ALL (SELECT a.position, a.hash::text FROM audit_archive a ORDER BY a.position DESC LIMIT 1)
    UNION ALL SELECT 0, repeat('0', 64)
  ) AS ends ORDER BY 1 DESC LIMIT 1
$$;

-- At the commit and one after the other: the lock is held for as long as a commit takes, and no link is made twice.
CREATE FUNCTION "link_audit_entry"() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
DECLARE
  chain_end record;
BEGIN
  PERFORM pg_advisory_xact_lock(4711003);
  SELECT * INTO chain_end FROM audit_chain_end();
  INSERT INTO audit_link (position, entry_id, hash)
    VALUES (chain_end.position + 1, NEW.id, audit_hash(chain_end.hash, audit_text(NEW)));
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER "audit_entry_linked" AFTER INSERT ON "audit_entry"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "link_audit_entry"();

-- What there is already, in the order of its ids.
DO $$
DECLARE
  entry audit_entry;
  chain_end record;
BEGIN
  FOR entry IN SELECT * FROM audit_entry ORDER BY id LOOP
    SELECT * INTO chain_end FROM audit_chain_end();
    INSERT INTO audit_link (position, entry_id, hash)
      VALUES (chain_end.position + 1, entry.id, audit_hash(chain_end.hash, audit_text(entry)));
  END LOOP;
END $$;
