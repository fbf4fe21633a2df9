import * as z from 'zod/mini';

/** CSS custom properties of a brand, by name without the leading dashes: `{ accent: '#b4380f', 'radius-card': '10px' }`. */
export const themeTokensSchema = z.record(
  z.string().check(z.regex(/^[a-z][a-z0-9-]*$/)),
  // A token becomes text of a stylesheet: nothing that could leave its declaration may enter.
  z.string().check(z.regex(/^[^;{}<>\\]{1,200}$/, 'a CSS value without ; { } < > \\')),
);

const linkSchema = z.object({ name: z.string().check(z.minLength(1)), url: z.string().check(z.minLength(1)) });

/** The white label: name, look and fixed links of one brand. Config section `brand`, set on the brand layer. */
export const brandSchema = z.object({
  name: z.string().check(z.minLength(1)),
  legalName: z.string().check(z.minLength(1)),
  /** Path of the logo, an SVG that the shop itself serves. */
  logo: z.string().check(z.regex(/^\/[a-z0-9/._-]+\.svg$/)),
  foundedYear: z.int().check(z.minimum(1000), z.maximum(9999)),
  tokens: themeTokensSchema,
  /** The fixed links of the footer's "Our brands" (spec shell §2.3). */
  productBrands: z.array(linkSchema),
  socialLinks: z.array(linkSchema),
});

export type Brand = z.infer<typeof brandSchema>;
