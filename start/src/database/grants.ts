import pg from 'pg';
import { withClient } from './roles.js';

/**
 * Tables to which rows are only added, such as the audit. They are recognised by name (`audit…`, `…_audit…`) or by a comment that
 * begins with "append-only".
 */
const APPEND_ONLY = `SELECT c.relname FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
  WHERE n.nspname = 'public' AND c.relkind IN ('r', 'p')
    AND (c.relname ~* '(^|_)audit' OR obj_description(c.oid, 'pg_class') ILIKE 'append-only%')`;

/** Tables that the application only reads; the owner or its triggers write them. Their comment begins with "owner-only". */
const OWNER_ONLY = `SELECT c.relname FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
  WHERE n.nspname = 'public' AND c.relkind IN ('r', 'p') AND obj_description(c.oid, 'pg_class') ILIKE 'owner-only%'`;

/**
 * Grants the application's role the rights that the services need. It may read and change the rows of all tables, but not change
 * append-only rows, and only read owner-only tables and migration records. It gets CREATE on the database, because the job queue
 * creates its own schema. Call this as the owner after every migration.
 */
export async function grantApplicationRights(ownerUrl: string, role: string): Promise<void> {
  const name = pg.escapeIdentifier(role);
  const database = pg.escapeIdentifier(decodeURIComponent(new URL(ownerUrl).pathname.slice(1)));
  await withClient(ownerUrl, async (client) => {
    await client.query(`GRANT CONNECT, CREATE, TEMPORARY ON DATABASE ${database} TO ${name};
      GRANT USAGE ON SCHEMA public TO ${name};
      GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO ${name};
      GRANT USAGE, SELECT ON ALL SEQUENCES IN SCHEMA public TO ${name};
      GRANT EXECUTE ON ALL FUNCTIONS IN SCHEMA public TO ${name};`);
    const revoke = async (rights: string, tables: string) => {
      const { rows } = await client.query<{ relname: string }>(tables);
      for (const { relname } of rows)
        await client.query(`REVOKE ${rights} ON public.${pg.escapeIdentifier(relname)} FROM ${name}`);
    };
    await revoke('UPDATE, DELETE, TRUNCATE', APPEND_ONLY);
    await revoke('INSERT, UPDATE, DELETE, TRUNCATE', OWNER_ONLY);
    await client.query(`REVOKE INSERT, UPDATE, DELETE, TRUNCATE ON public."_prisma_migrations" FROM ${name}`);
  });
}
