import { createHmac } from 'node:crypto';
import { CompactEncrypt, compactDecrypt } from 'jose';

/** Derives one key per purpose, so that a text sealed for one purpose cannot be used for another. */
const keyFor = (sessionKey: Buffer, purpose: string): Buffer =>
  createHmac('sha256', sessionKey).update(purpose).digest();

/** Encrypts a text with a key that is derived from the session key (A256GCM, compact JWE). */
export function sealText(text: string, sessionKey: Buffer, purpose: string): Promise<string> {
  return new CompactEncrypt(new TextEncoder().encode(text))
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .encrypt(keyFor(sessionKey, purpose));
}

/** Decrypts what `sealText` returned; undefined if it is broken or was sealed with another key. */
export async function openText(sealed: string, sessionKey: Buffer, purpose: string): Promise<string | undefined> {
  try {
    const { plaintext } = await compactDecrypt(sealed, keyFor(sessionKey, purpose), {
      keyManagementAlgorithms: ['dir'],
      contentEncryptionAlgorithms: ['A256GCM'],
    });
    return new TextDecoder().decode(plaintext);
  } catch {
    return undefined;
  }
}
