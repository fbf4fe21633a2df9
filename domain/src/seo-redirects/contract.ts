import * as z from 'zod/mini';
import { sectionContract } from '../section-contract/section-contract.js';

/** A path of the old shop without query: `/old-fryers.html`, `/fr/ancienne-page`. */
const sourceSchema = z
  .string()
  .check(z.maxLength(500), z.regex(/^\/(?![/\\])[^\s?#"'\\<>]*$/, 'a path that begins with one /, without ? and #'));

/** The target: a path of the shop, or a URL on one of the store's own hosts. */
const targetSchema = z
  .string()
  .check(
    z.maxLength(1000),
    z.regex(
      /^(?:\/(?![/\\])|https?:\/\/[a-z0-9.-]+(?::\d+)?(?=[/?#]|$))[^\s"'\\<>]*$/,
      'a path, or an address with https://',
    ),
  );

/** 301 is permanent, 308 permanent with the method preserved, 302 temporary (spec core §8, §9). */
const redirectCodeSchema = z.union([z.literal(301), z.literal(302), z.literal(308)]);

export const seoRedirectSchema = z.object({ source: sourceSchema, target: targetSchema, code: redirectCodeSchema });

/** Redirects of a store. They apply only if there is no page at the path. */
export const seoRedirectsSchema = z.object({ redirects: z.array(seoRedirectSchema).check(z.maxLength(20_000)) });

/** The answer of `getSeoRedirection`: both null without a redirect. */
export const seoRedirectionSchema = z.object({
  redirectionCode: z.nullable(redirectCodeSchema),
  targetURL: z.nullable(z.string()),
});

export type SeoRedirect = z.infer<typeof seoRedirectSchema>;
export type SeoRedirection = z.infer<typeof seoRedirectionSchema>;

/** The section of the config. */
export const seoRedirectsContract = sectionContract(seoRedirectsSchema);
