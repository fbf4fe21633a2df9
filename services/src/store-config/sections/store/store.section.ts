import { storeSchema } from '@manifold/domain/store/contract';
import type { Prisma } from '../../../platform/prisma/generated/client.js';
import { defineSection, OPERATIONS } from '../definition/section.js';

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
  label: { en: 'Store details', de: 'Shop-Stammdaten' },
  help: {
    en: 'The stores with country, currency, hosts and languages. One row per store.',
    de: 'Welche Shops es gibt: Land, Währung, Hosts und Sprachen. Eine Zeile je Shop.',
  },
  fields: {
    countryCode: {
      en: ['Country', 'ISO code of the country, for example SK'],
      de: ['Land', 'ISO-Code des Landes, etwa SK'],
    },
    label: { en: ['Name', 'Name of the country in English'], de: ['Name', 'Name des Landes auf Englisch'] },
    currencyCode: {
      en: ['Currency', 'ISO code; open carts in another currency are created again'],
      de: ['Währung', 'ISO-Code; offene Warenkörbe in einer anderen Währung werden neu angelegt'],
    },
    timeZone: {
      en: ['Time zone', 'For the start of dated values and campaigns, for example Europe/Bratislava'],
      de: ['Zeitzone', 'Nach wessen Uhren datierte Werte und Kampagnen beginnen, etwa Europe/Bratislava'],
    },
    brandKey: {
      en: ['Brand', 'Key of the brand whose look the store has'],
      de: ['Marke', 'Schlüssel der Marke, deren Aussehen der Shop trägt'],
    },
    topLevelDomain: {
      en: ['Top-level domain', 'For example sk or co.uk'],
      de: ['Top-Level-Domain', 'Etwa sk oder co.uk'],
    },
    productionHost: {
      en: ['Production host', 'The host that links and search engines name'],
      de: ['Produktiver Host', 'Der Host, den Links und Suchmaschinen nennen'],
    },
    hosts: {
      en: ['Hosts', 'Every host that shows this store, exactly as a browser sends it'],
      de: ['Hosts', 'Jeder Host, der diesen Shop zeigt, genau wie der Browser ihn sendet'],
    },
    isDefault: {
      en: ['Default store', 'The store of hosts that name no country'],
      de: ['Standardshop', 'Der eine Shop, der auf einem Host antwortet, der kein Land nennt'],
    },
    locales: {
      en: ['Languages', 'The first is the default and has no prefix in addresses'],
      de: ['Sprachen', 'Die erste ist der Standard und steht ohne Präfix in den Adressen'],
    },
    manualTranslation: {
      en: ['Manual translation', 'Texts of this store are translated by people'],
      de: ['Von Hand übersetzt', 'Die Texte dieses Shops übersetzen Menschen'],
    },
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
