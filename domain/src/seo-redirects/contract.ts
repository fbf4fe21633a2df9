import * as z from 'zod/mini';

/** A path as it stood in the address bar, without query: `/old-fryers.html`, `/fr/ancienne-page`. */
const sourceSchema = z
  .string()
  .check(z.maxLength(500), z.regex(/^\/(?![/\\])[^\s?#"'\\<>]*$/, 'a path that begins with one /, without ? and #'));

/** Where it leads: a path of the shop, or an address on one of the store's own hosts. */
const targetSchema = z
  .string()
  .check(
    z.maxLength(1000),
    z.regex(
      /^(?:\/(?![/\\])|https?:\/\/[a-z0-9.-]+(?::\d+)?(?=[/?#]|$))[^\s"'\\<>]*$/,
      'a path, or an address with https://',
    ),
  );

/** 301 is what search engines remember, 308 keeps the method as well, 302 is for a time (spec core §8, §9). */
const redirectCodeSchema = z.union([z.literal(301), z.literal(302), z.literal(308)]);

export const seoRedirectSchema = z.object({ source: sourceSchema, target: targetSchema, code: redirectCodeSchema });

/** Addresses of a store that have moved. They lead on only where no page answers. */
export const seoRedirectsSchema = z.object({ redirects: z.array(seoRedirectSchema).check(z.maxLength(20_000)) });

/** What `getSeoRedirection` answers: both null where the address has not moved. */
export const seoRedirectionSchema = z.object({
  redirectionCode: z.nullable(redirectCodeSchema),
  targetURL: z.nullable(z.string()),
});

export type SeoRedirect = z.infer<typeof seoRedirectSchema>;
export type SeoRedirection = z.infer<typeof seoRedirectionSchema>;
