import { seoRedirectsSchema, type SeoRedirect } from '@manifold/domain/seo-redirects/contract';
import { defineSection, OPERATIONS, STORE_LAYERS, type Database } from '../definition/section.js';

/** The redirects of a row as JSON text. */
interface RedirectList {
  readonly id: number;
  readonly redirects: string;
}

/**
 * Reads the redirects of all rows. Each list comes as one JSON text: the client takes seconds of the event loop to read, or
 * to plan the insertion of, 20,000 rows.
 */
async function loadLists(db: Database): Promise<ReadonlyMap<number, SeoRedirect[]>> {
  const lists = await db.$queryRaw<RedirectList[]>`
    SELECT seo_redirects_id AS id, json_agg(
      json_build_object('source', source, 'target', target, 'code', code) ORDER BY position
    )::text AS redirects FROM seo_redirect GROUP BY seo_redirects_id`;
  // The columns bear the names and types of a redirect; `defineSection` checks the values.
  return new Map(lists.map(({ id, redirects }) => [id, JSON.parse(redirects) as SeoRedirect[]]));
}

async function saveList(db: Database, id: number, redirects: readonly SeoRedirect[]): Promise<void> {
  const list = JSON.stringify(redirects.map((redirect, position) => ({ position, ...redirect })));
  await db.$executeRaw`
    INSERT INTO seo_redirect (seo_redirects_id, position, source, target, code)
    SELECT ${id}, position, source, target, code
      FROM jsonb_to_recordset(${list}::jsonb) AS redirect (position int, source text, target text, code int)`;
}

/** Redirects of old addresses as a section of the config. */
export const seoRedirectsSection = defineSection({
  key: 'seo-redirects',
  scope: 'store',
  schema: seoRedirectsSchema,
  layers: STORE_LAYERS,
  editableBy: OPERATIONS,
  label: { en: 'Redirects', de: 'Weiterleitungen' },
  help: {
    en: 'Old addresses of a store and where they lead. Existing pages are never redirected.',
    de: 'Alte Adressen eines Shops und wohin sie führen. Vorhandene Seiten werden nie umgeleitet.',
  },
  fields: {
    redirects: {
      en: ['Redirects', 'One per line: old path, new path or address, and 302 or 308 if it is not 301'],
      de: [
        'Weiterleitungen',
        'Je eine Zeile: alter Pfad, neuer Pfad oder Adresse, und 302 oder 308, wo es nicht 301 ist',
      ],
    },
  },
  table: {
    load: async (db) => {
      const rows = await db.seoRedirects.findMany();
      const lists = await loadLists(db);
      return rows.map((row) => ({ ...row, redirects: lists.get(row.id) ?? [] }));
    },
    save: async (db, row, { redirects = [] }) => {
      const { id } = await db.seoRedirects.create({ data: row });
      await saveList(db, id, redirects);
    },
    remove: (db, where) => db.seoRedirects.deleteMany({ where }),
  },
});
