import * as z from 'zod/mini';
import { linkSchema } from '../link/contract.js';
import { boundedRecord } from '../quantity/contract.js';
import { languageCodeSchema, MAXIMUM_LANGUAGES } from '../store/contract.js';
import { brandLayoutSchema } from './layout.js';
import { sectionContract } from '../section-contract/section-contract.js';

/** CSS custom properties of a brand, without the leading dashes: `{ accent: '#b4380f', 'radius-card': '10px' }`. */
export const themeTokensSchema = boundedRecord(
  z.string().check(z.maxLength(60), z.regex(/^[a-z][a-z0-9-]*$/)),
  // Tokens are written into a stylesheet, so they must not contain anything that ends a declaration.
  z.string().check(z.maxLength(200), z.regex(/^[^;{}<>\\]+$/, 'a CSS value without ; { } < > \\')),
  200,
);

const namedLinkSchema = z.object({ name: z.string().check(z.minLength(1), z.maxLength(80)), url: linkSchema });

const pictureSchema = z.string().check(z.maxLength(200), z.regex(/^\/[a-z0-9/._-]+\.svg$/));

/** The home page texts of a brand in one language. */
export const brandTextSchema = z.object({
  /** The page title, without the brand's name. */
  title: z.string().check(z.minLength(1), z.maxLength(80)),
  headline: z.string().check(z.minLength(1), z.maxLength(60)),
  /** Below the headline, and in search results. */
  lead: z.string().check(z.minLength(1), z.maxLength(160)),
  /** Describes the home picture. */
  picture: z.string().check(z.minLength(1), z.maxLength(80)),
});

/** The identity of a brand: its name, look and fixed links. Config section `brand`, brand layer. */
export const brandSchema = z.object({
  name: z.string().check(z.minLength(1), z.maxLength(60)),
  legalName: z.string().check(z.minLength(1), z.maxLength(120)),
  /** Path of the logo, an SVG served by the shop. */
  logo: pictureSchema,
  /** Path of the favicon; if null, one is generated from the brand's initial and main colour. */
  icon: z.nullable(pictureSchema),
  homePicture: pictureSchema,
  foundedYear: z.int().check(z.minimum(1000), z.maximum(9999)),
  tokens: themeTokensSchema,
  layout: brandLayoutSchema,
  /** By language; a missing language uses the shop's default texts. */
  texts: boundedRecord(languageCodeSchema, brandTextSchema, MAXIMUM_LANGUAGES),
  /** Keys of the top categories that the brand sells; empty for the whole catalogue. */
  departments: z.array(z.string().check(z.maxLength(60), z.regex(/^[a-z0-9-]+$/))).check(z.maxLength(50)),
  /** Links of the footer's "Our brands" (spec shell §2.3). */
  productBrands: z.array(namedLinkSchema).check(z.maxLength(40)),
  socialLinks: z.array(namedLinkSchema).check(z.maxLength(20)),
});

export type BrandText = z.infer<typeof brandTextSchema>;
export type Brand = z.infer<typeof brandSchema>;

/** The section of the config. */
export const brandContract = sectionContract(brandSchema);
