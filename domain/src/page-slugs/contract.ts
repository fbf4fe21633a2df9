import * as z from 'zod/mini';
import { httpsLinkSchema } from '../link/contract.js';
import { sectionContract } from '../section-contract/section-contract.js';

/** The information pages of a store (spec core §2); `about-us`, `career` and `my-orders` are external links. */
export const pageKeySchema = z.enum([
  'privacy-data',
  'company-information',
  'terms-and-conditions',
  'payment',
  'return-policy',
  'dispatch-information',
  'battery-regulations',
  'premium-guarantee',
  'complaints',
  'best-prices-guaranteed',
  'our-history',
  'inspirations',
  'product-recalls',
  'merchant-information',
  'help-centre',
  'contact',
  'sale',
  'new-arrivals',
  'volume-discount',
  'newsletter',
  'newsletter-confirmation',
  'opt-out',
]);

const slugSchema = z
  .string()
  .check(z.maxLength(100), z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'lower-case letters, digits and single hyphens'));

/** The slug of each page in a locale, and the links to pages on other hosts. */
export const pageSlugsSchema = z.object({
  slugs: z.record(pageKeySchema, slugSchema),
  externalLinks: z.object({ aboutUs: httpsLinkSchema, career: httpsLinkSchema, myOrders: httpsLinkSchema }),
});

export type PageKey = z.infer<typeof pageKeySchema>;
export type PageSlugs = z.infer<typeof pageSlugsSchema>;

/**
 * The section of the config. Every page gets its links as `externalLinks`; `page-config` adds the slugs, because they
 * come from all locales.
 */
export const pageSlugsContract = sectionContract(pageSlugsSchema, {
  as: { page: 'externalLinks' },
  page: ({ externalLinks }: PageSlugs) => externalLinks,
});
