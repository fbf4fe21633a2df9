import { createHmac } from 'node:crypto';
import { CompactEncrypt, compactDecrypt } from 'jose';
import * as z from 'zod';

const NAME = '__Host-adm-open-id';
/** Lax: the provider's answer comes from another site. */
const ATTRIBUTES = 'Path=/; Secure; HttpOnly; SameSite=Lax';
const TEN_MINUTES_S = 600;

const pendingSchema = z.object({ state: z.string(), nonce: z.string(), verifier: z.string(), until: z.number() });

/** What a browser has to bring back from the identity provider; nobody else knows it. */
export type PendingSignIn = Omit<z.infer<typeof pendingSchema>, 'until'>;

export const PENDING_COOKIE = NAME;
export const NO_PENDING_COOKIE = `${NAME}=; ${ATTRIBUTES}; Max-Age=0`;

/** A key for this purpose alone, of the one that seals sessions. */
const keyOf = (sessionKey: Buffer): Buffer => createHmac('sha256', sessionKey).update('open-id').digest();

/** The cookie of a sign-in that goes on at the provider, for ten minutes. */
export async function pendingCookie(pending: PendingSignIn, sessionKey: Buffer): Promise<string> {
  const text = JSON.stringify({ ...pending, until: Date.now() + TEN_MINUTES_S * 1000 });
  const sealed = await new CompactEncrypt(new TextEncoder().encode(text))
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .encrypt(keyOf(sessionKey));
  return `${NAME}=${sealed}; ${ATTRIBUTES}; Max-Age=${TEN_MINUTES_S}`;
}

/** The sign-in that a cookie carries; undefined for one that is too old, broken or not ours. */
export async function openPending(sealed: string, sessionKey: Buffer): Promise<PendingSignIn | undefined> {
  try {
    const { plaintext } = await compactDecrypt(sealed, keyOf(sessionKey), {
      keyManagementAlgorithms: ['dir'],
      contentEncryptionAlgorithms: ['A256GCM'],
    });
    const { until, ...pending } = pendingSchema.parse(JSON.parse(new TextDecoder().decode(plaintext)));
    return until > Date.now() ? pending : undefined;
  } catch {
    return undefined;
  }
}
