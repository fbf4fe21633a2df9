import { pageSlugsSchema } from '@manifold/domain/page-slugs/contract';
import type { Prisma } from '../../../platform/prisma/generated/client.js';
import { defineSection, LOCALE_LAYERS, OPERATIONS } from '../definition/section.js';

type StoredPageSlugs = Prisma.PageSlugsGetPayload<{ include: { slugs: true } }>;

function pageSlugsRow({ slugs, aboutUsUrl, careerUrl, myOrdersUrl, ...columns }: StoredPageSlugs) {
  return {
    ...columns,
    slugs: Object.fromEntries(slugs.map(({ pageKey, slug }) => [pageKey, slug])),
    externalLinks: { aboutUs: aboutUsUrl, career: careerUrl, myOrders: myOrdersUrl },
  };
}

/** Page slugs as a section of the config. */
export const pageSlugsSection = defineSection({
  key: 'page-slugs',
  scope: 'locale',
  schema: pageSlugsSchema,
  layers: LOCALE_LAYERS,
  editableBy: OPERATIONS,
  label: { en: 'Page slugs', de: 'Seitenadressen' },
  help: {
    en: 'The paths of the information pages of a locale, and the pages on other hosts.',
    de: 'Die Pfade der Informationsseiten einer Sprache und die Seiten auf anderen Hosts.',
  },
  fields: {
    slugs: {
      en: ['Slugs', 'One per page; a change redirects the old path'],
      de: ['Pfade', 'Einer je Seite; eine Änderung leitet den alten Pfad weiter'],
    },
    externalLinks: {
      en: ['Links to other hosts', 'About us, career and my orders'],
      de: ['Links zu anderen Hosts', 'Über uns, Karriere und Meine Bestellungen'],
    },
  },
  table: {
    load: async (db) => (await db.pageSlugs.findMany({ include: { slugs: true } })).map(pageSlugsRow),
    save: (db, row, { slugs = {}, externalLinks }) =>
      db.pageSlugs.create({
        data: {
          ...row,
          aboutUsUrl: externalLinks?.aboutUs,
          careerUrl: externalLinks?.career,
          myOrdersUrl: externalLinks?.myOrders,
          slugs: { create: Object.entries(slugs).map(([pageKey, slug]) => ({ pageKey, slug })) },
        },
      }),
    remove: (db, where) => db.pageSlugs.deleteMany({ where }),
  },
});
