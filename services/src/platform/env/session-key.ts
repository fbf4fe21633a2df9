import { randomBytes } from 'node:crypto';
import * as z from 'zod';

const SESSION_KEY_BYTES = 32;

export const sessionKeyVariables = {
  SESSION_KEY: z.string().optional(),
  /** The previous key, which still opens what it sealed. Remove it 30 days after the change. */
  SESSION_KEY_PREVIOUS: z.string().optional(),
};

/** Returns the key that seals sessions; a random one if the embedded start sets none. Throws if it is not 32 bytes long. */
export function sessionKey(text: string | undefined, embedded: boolean): Buffer {
  if (text === undefined && embedded) return randomBytes(SESSION_KEY_BYTES);
  const key = Buffer.from(text ?? '', 'base64url');
  if (key.length !== SESSION_KEY_BYTES) throw new Error('SESSION_KEY must be 32 bytes in base64url');
  return key;
}
