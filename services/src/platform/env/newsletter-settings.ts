import * as z from 'zod';

/** The system that sends newsletters. The sandbox stands in for it if there is one. */
export const newsletterVariables = {
  NEWSLETTER_URL: z.url({ protocol: /^https?$/ }).optional(),
  NEWSLETTER_TOKEN: z.string().min(1).max(500).optional(),
};
type Values = z.infer<z.ZodObject<typeof newsletterVariables>> & { readonly OUTSIDE_WORLD_URL?: string | undefined };

export interface NewsletterSettings {
  /** Without a slash at its end. */
  readonly url: string;
  readonly token: string | undefined;
}

/** Returns the configured system, else the sandbox's; undefined if there is neither. */
export function newsletterSettings(values: Values): NewsletterSettings | undefined {
  const { NEWSLETTER_URL: url, NEWSLETTER_TOKEN: token, OUTSIDE_WORLD_URL: sandbox } = values;
  if (url !== undefined) return { url: url.replace(/\/$/, ''), token };
  return sandbox === undefined ? undefined : { url: new URL('/newsletter', sandbox).href, token: undefined };
}
