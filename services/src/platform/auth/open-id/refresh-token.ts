import type { Env } from '../../env/env.js';
import { openText, sealText } from '../accounts/sealed-text.js';

const PURPOSE = 'open-id refresh token';

type Keys = Pick<Env, 'sessionKey' | 'previousSessionKey'>;

/** Encrypts a refresh token for the database; null if there is none. */
export async function sealRefreshToken(token: string | undefined, { sessionKey }: Keys): Promise<string | null> {
  return token === undefined ? null : sealText(token, sessionKey, PURPOSE);
}

/** Decrypts a refresh token; undefined if its session key is no longer configured. */
export async function openRefreshToken(sealed: string, keys: Keys): Promise<string | undefined> {
  const opened = await openText(sealed, keys.sessionKey, PURPOSE);
  if (opened !== undefined || !keys.previousSessionKey) return opened;
  return openText(sealed, keys.previousSessionKey, PURPOSE);
}
