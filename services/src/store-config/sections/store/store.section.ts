import { storeSchema } from '@manifold/domain/store/contract';
import type { Prisma } from '../../../platform/prisma/generated/client.js';
import { defineSection, OPERATIONS } from '../section.js';

const inOrder = { orderBy: { position: 'asc' } } as const;

type StoredStore = Prisma.StoreGetPayload<{ include: { hosts: true; locales: true } }>;

function storeRow({ hosts, locales, ...columns }: StoredStore) {
  return {
    ...columns,
    hosts: hosts.map(({ host }) => host),
    locales: locales.map(({ locale, language, fallbackLocale }) => ({ locale, language, fallbackLocale })),
  };
}

/** Stores as a section of the config. */
export const storeSection = defineSection({
  key: 'store',
  scope: 'store',
  schema: storeSchema,
  layers: ['store'],
  editableBy: OPERATIONS,
  label: 'Stores',
  help: 'Which stores there are: country, currency, hosts and languages. One row per store.',
  fields: {
    countryCode: ['Country', 'ISO code of the country, as SK'],
    label: ['Name', 'Name of the country in English'],
    currencyCode: ['Currency', 'ISO code; open carts of another currency are made anew'],
    brandKey: ['Brand', 'Key of the brand whose look the store wears'],
    topLevelDomain: ['Top-level domain', 'As sk, or co.uk'],
    productionHost: ['Production host', 'The host that links and search engines name'],
    hosts: ['Hosts', 'Every host that shows this store, exactly as a browser sends it'],
    isDefault: ['Default store', 'The one store that answers on a host that names no country'],
    locales: ['Languages', 'The first is the default and has no prefix in addresses'],
    manualTranslation: ['Manual translation', 'Texts of this store are translated by people'],
  },
  table: {
    load: async (db) => (await db.store.findMany({ include: { hosts: inOrder, locales: inOrder } })).map(storeRow),
    save: (db, row, { hosts = [], locales = [], ...columns }) =>
      db.store.create({
        data: {
          ...row,
          ...columns,
          hosts: { create: hosts.map((host, position) => ({ position, host })) },
          locales: { create: locales.map((locale, position) => ({ position, ...locale })) },
        },
      }),
    remove: (db, where) => db.store.deleteMany({ where }),
  },
});
