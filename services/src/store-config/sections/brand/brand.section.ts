import { brandSchema } from '@manifold/domain/brand/contract';
import type { Prisma } from '../../../platform/prisma/generated/client.js';
import { defineSection, OPERATIONS } from '../section.js';

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
  label: 'Brands',
  help: 'Name, look and fixed links of the white label.',
  fields: {
    name: ['Name', 'As shoppers know it'],
    legalName: ['Legal name', 'As contracts and the imprint name it'],
    logo: ['Logo', 'Path of an SVG that the shop serves'],
    icon: ['Icon', "Path of an SVG for a browser's tab; empty draws the brand's initial"],
    homePicture: ['Home picture', 'Path of the SVG that the home page opens with'],
    foundedYear: ['Founded', 'The copyright line counts from this year'],
    tokens: ['Look', 'CSS custom properties: colours, radius, type'],
    layout: ['Layout', 'How head, hero, cards, tiles and headings are built, and the typeface'],
    texts: ['Texts', 'Title, headline and lead of the home page by language'],
    departments: ['Departments', 'Keys of the top categories that the brand sells; empty for all'],
    productBrands: ['Our brands', 'Links of the footer, in order'],
    socialLinks: ['Social links', 'Links of the footer, in order'],
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
