import * as z from 'zod/mini';

/**
 * Layout options of a brand's shop beyond colours and radii. The first option of each is the default of the shop's
 * stylesheet.
 */
export const brandLayoutSchema = z.object({
  /** Page header: plain with the logo at the start, or a coloured band with a centred logo. */
  header: z.enum(['plain', 'banded']),
  /** Home page message: beside the picture, or on it. */
  hero: z.enum(['split', 'full']),
  /** Product cards: framed, or pictures on a background with the text below. */
  card: z.enum(['framed', 'bare']),
  /** Departments: framed pictures with the name below, or round ones. */
  tiles: z.enum(['framed', 'round']),
  /** Alignment of section headings. */
  headings: z.enum(['start', 'centred']),
  /** Font files of the shop; the tokens `font-family` and `font-family-heading` refer to them. */
  typeface: z.enum(['sofia-sans', 'figtree-fraunces']),
});

export type BrandLayout = z.infer<typeof brandLayoutSchema>;
