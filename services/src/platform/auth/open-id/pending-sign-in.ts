import * as z from 'zod';
import { openText, sealText } from '../accounts/sealed-text.js';

const NAME = '__Host-adm-open-id';
/** Lax: the provider's answer comes from another site. */
const ATTRIBUTES = 'Path=/; Secure; HttpOnly; SameSite=Lax';
const TEN_MINUTES_S = 600;
const PURPOSE = 'open-id';

const pendingSchema = z.object({ state: z.string(), nonce: z.string(), verifier: z.string(), until: z.number() });

/** Secrets that the browser must bring back from the identity provider. */
export type PendingSignIn = Omit<z.infer<typeof pendingSchema>, 'until'>;

export const PENDING_COOKIE = NAME;
export const NO_PENDING_COOKIE = `${NAME}=; ${ATTRIBUTES}; Max-Age=0`;

/** Returns the Set-Cookie header for a sign-in that continues at the provider, valid for ten minutes. */
export async function pendingCookie(pending: PendingSignIn, sessionKey: Buffer): Promise<string> {
  const text = JSON.stringify({ ...pending, until: Date.now() + TEN_MINUTES_S * 1000 });
  const sealed = await sealText(text, sessionKey, PURPOSE);
  return `${NAME}=${sealed}; ${ATTRIBUTES}; Max-Age=${TEN_MINUTES_S}`;
}

/** Returns the pending sign-in in a cookie; undefined if it has expired, is broken or is not ours. */
export async function openPending(sealed: string, sessionKey: Buffer): Promise<PendingSignIn | undefined> {
  const text = await openText(sealed, sessionKey, PURPOSE);
  if (text === undefined) return undefined;
  const { until, ...pending } = pendingSchema.parse(JSON.parse(text));
  return until > Date.now() ? pending : undefined;
}
