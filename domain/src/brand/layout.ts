import * as z from 'zod/mini';

/**
 * How a brand's shop is built, where a colour or a radius cannot say it. Closed sets: a page knows every one of them, and a
 * brand chooses. The first of each is the build of the shop's own stylesheet.
 */
export const brandLayoutSchema = z.object({
  /** The head of a page: on paper with the logo at the start, or a band of the brand's colour with the logo in the middle. */
  header: z.enum(['plain', 'banded']),
  /** The home page's message beside its picture, or on it. */
  hero: z.enum(['split', 'full']),
  /** Products in frames, or pictures on a ground with their words below. */
  card: z.enum(['framed', 'bare']),
  /** Departments as framed pictures with their name below, or round ones. */
  tiles: z.enum(['framed', 'round']),
  /** Where the headings of sections stand. */
  headings: z.enum(['start', 'centred']),
  /** The font files that the shop brings; the tokens `font-family` and `font-family-heading` name them. */
  typeface: z.enum(['sofia-sans', 'figtree-fraunces']),
});

export type BrandLayout = z.infer<typeof brandLayoutSchema>;
