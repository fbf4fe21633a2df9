import { brandSchema } from '@manifold/domain/brand/contract';
import type { Prisma } from '../../../platform/prisma/generated/client.js';
import { defineSection, OPERATIONS } from '../section.js';

const inOrder = { orderBy: { position: 'asc' } } as const;

type StoredBrand = Prisma.BrandGetPayload<{ include: { tokens: true; links: true } }>;

function brandRow({ tokens, links, ...columns }: StoredBrand) {
  const linksOf = (kind: string) => links.filter((link) => link.kind === kind).map(({ name, url }) => ({ name, url }));
  return {
    ...columns,
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
  label: 'Brand',
  help: 'Name, look and fixed links of the white label.',
  fields: {
    name: ['Name', 'As shoppers know it'],
    legalName: ['Legal name', 'As contracts and the imprint name it'],
    logo: ['Logo', 'Path of an SVG that the shop serves'],
    foundedYear: ['Founded', 'The copyright line counts from this year'],
    tokens: ['Look', 'CSS custom properties: colours, radius, type'],
    productBrands: ['Our brands', 'Links of the footer, in order'],
    socialLinks: ['Social links', 'Links of the footer, in order'],
  },
  table: {
    load: async (db) => (await db.brand.findMany({ include: { tokens: true, links: inOrder } })).map(brandRow),
    save: (db, row, { tokens = {}, productBrands = [], socialLinks = [], ...columns }) =>
      db.brand.create({
        data: {
          ...row,
          ...columns,
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
