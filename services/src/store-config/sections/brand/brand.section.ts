import { brandSchema } from '@manifold/domain/brand/contract';
import type { Prisma } from '../../../platform/prisma/generated/client.js';
import { defineSection, OPERATIONS } from '../definition/section.js';

const inOrder = { orderBy: { position: 'asc' } } as const;

type StoredBrand = Prisma.BrandGetPayload<{ include: { tokens: true; texts: true; links: true } }>;

function brandRow({ tokens, texts, links, ...columns }: StoredBrand) {
  const { header, hero, card, tiles, headings, typeface, ...rest } = columns;
  const linksOf = (kind: string) => links.filter((link) => link.kind === kind).map(({ name, url }) => ({ name, url }));
  return {
    ...rest,
    layout: { header, hero, card, tiles, headings, typeface },
    texts: Object.fromEntries(
      texts.map(({ language, title, headline, lead, picture }) => [language, { title, headline, lead, picture }]),
    ),
    tokens: Object.fromEntries(tokens.map(({ name, value }) => [name, value])),
    productBrands: linksOf('product'),
    socialLinks: linksOf('social'),
  };
}

/** Brand as a section of the config. */
export const brandSection = defineSection({
  key: 'brand',
  scope: 'store',
  schema: brandSchema,
  layers: ['default', 'brand', 'store'],
  editableBy: OPERATIONS,
  label: { en: 'Brands', de: 'Marken' },
  help: {
    en: 'Name, look and fixed links of the white label.',
    de: 'Name, Aussehen und feste Links des White Label.',
  },
  fields: {
    name: { en: ['Name', 'As shoppers know it'], de: ['Name', 'Wie die Kundschaft die Marke kennt'] },
    legalName: {
      en: ['Legal name', 'As contracts and the imprint name it'],
      de: ['Firma', 'Wie Verträge und das Impressum sie nennen'],
    },
    logo: {
      en: ['Logo', 'Path of an SVG that the shop serves'],
      de: ['Logo', 'Pfad eines SVG, das der Shop ausliefert'],
    },
    icon: {
      en: ['Icon', "Path of an SVG for a browser's tab; empty draws the brand's initial"],
      de: ['Symbol', 'Pfad eines SVG für den Browser-Tab; leer zeichnet den Anfangsbuchstaben der Marke'],
    },
    homePicture: {
      en: ['Home picture', 'Path of the SVG that the home page opens with'],
      de: ['Startbild', 'Pfad des SVG, mit dem die Startseite beginnt'],
    },
    foundedYear: {
      en: ['Founded', 'The copyright line counts from this year'],
      de: ['Gegründet', 'Ab diesem Jahr zählt die Copyright-Zeile'],
    },
    tokens: {
      en: ['Look', 'CSS custom properties: colours, radius, type'],
      de: ['Aussehen', 'CSS-Variablen: Farben, Rundungen, Schrift'],
    },
    layout: {
      en: ['Layout', 'How head, hero, cards, tiles and headings are built, and the typeface'],
      de: ['Aufbau', 'Wie Kopf, Startbild, Karten, Kacheln und Überschriften gebaut sind, und die Schrift'],
    },
    texts: {
      en: ['Texts', 'Title, headline and lead of the home page by language'],
      de: ['Texte', 'Titel, Überschrift und Vorspann der Startseite je Sprache'],
    },
    departments: {
      en: ['Departments', 'Keys of the top categories that the brand sells; empty for all'],
      de: ['Abteilungen', 'Schlüssel der obersten Kategorien, die die Marke verkauft; leer für alle'],
    },
    productBrands: {
      en: ['Our brands', 'Links of the footer, in order'],
      de: ['Unsere Marken', 'Links in der Fußzeile, in dieser Reihenfolge'],
    },
    socialLinks: {
      en: ['Social links', 'Links of the footer, in order'],
      de: ['Soziale Netze', 'Links in der Fußzeile, in dieser Reihenfolge'],
    },
  },
  table: {
    load: async (db) =>
      (await db.brand.findMany({ include: { tokens: true, texts: true, links: inOrder } })).map(brandRow),
    save: (db, row, { tokens = {}, texts = {}, layout, productBrands = [], socialLinks = [], ...columns }) =>
      db.brand.create({
        data: {
          ...row,
          ...columns,
          ...layout,
          texts: { create: Object.entries(texts).map(([language, text]) => ({ language, ...text })) },
          tokens: { create: Object.entries(tokens).map(([name, value]) => ({ name, value })) },
          links: {
            create: [
              ...productBrands.map((link, position) => ({ kind: 'product' as const, position, ...link })),
              ...socialLinks.map((link, position) => ({ kind: 'social' as const, position, ...link })),
            ],
          },
        },
      }),
    remove: (db, where) => db.brand.deleteMany({ where }),
  },
});
