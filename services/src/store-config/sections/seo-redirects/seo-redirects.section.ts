import { seoRedirectsSchema } from '@manifold/domain/seo-redirects/contract';
import type { Prisma } from '../../../platform/prisma/generated/client.js';
import { defineSection, OPERATIONS, STORE_LAYERS } from '../definition/section.js';

const inOrder = { orderBy: { position: 'asc' } } as const;

type StoredRedirects = Prisma.SeoRedirectsGetPayload<{ include: { redirects: true } }>;

function redirectsRow({ redirects, ...columns }: StoredRedirects) {
  return { ...columns, redirects: redirects.map(({ source, target, code }) => ({ source, target, code })) };
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
    en: 'Old addresses of a store and their targets. An existing page is never redirected.',
    de: 'Alte Adressen eines Shops und wohin sie führen. Von einer Seite, die es gibt, wird nie weggeleitet.',
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
    load: async (db) => (await db.seoRedirects.findMany({ include: { redirects: inOrder } })).map(redirectsRow),
    save: (db, row, { redirects = [] }) =>
      db.seoRedirects.create({
        data: {
          ...row,
          redirects: { createMany: { data: redirects.map((redirect, position) => ({ position, ...redirect })) } },
        },
      }),
    remove: (db, where) => db.seoRedirects.deleteMany({ where }),
  },
});
