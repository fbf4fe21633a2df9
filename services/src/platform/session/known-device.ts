import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Env } from '../env/env.js';
import { cookieValue } from './cookies.js';

const NAME = '__Host-device';
const YEAR_SECONDS = 365 * 24 * 3600;
const NONCE_BYTES = 16;
const KEY_BYTES = 32;

const derived = (key: Uint8Array): Buffer =>
  Buffer.from(hkdfSync('sha256', key, new Uint8Array(), 'manifold known device', KEY_BYTES));

/** Recognises browsers in which an account was used, by a signed cookie that reveals neither account nor browser. */
@Injectable()
export class KnownDevices {
  private readonly keys: readonly [Buffer, ...Buffer[]];

  constructor({ sessionKey, previousSessionKey }: Env) {
    this.keys = [derived(sessionKey), ...(previousSessionKey ? [derived(previousSessionKey)] : [])];
  }

  /** Returns the cookie for a browser that has just signed in. */
  cookie(account: string): string {
    const nonce = randomBytes(NONCE_BYTES).toString('base64url');
    const value = `${nonce}.${this.signature(this.keys[0], account, nonce).toString('base64url')}`;
    return `${NAME}=${value}; Path=/; Max-Age=${YEAR_SECONDS}; Secure; HttpOnly; SameSite=Lax`;
  }

  /** Returns the random id of the browser if it has signed in to the account; otherwise undefined. */
  deviceOf(cookieHeader: string | undefined, account: string): string | undefined {
    const [nonce = '', signed = ''] = cookieValue(cookieHeader, NAME)?.split('.') ?? [];
    const given = Buffer.from(signed, 'base64url');
    const isOurs = this.keys.some((key) => {
      const expected = this.signature(key, account, nonce);
      return given.length === expected.length && timingSafeEqual(given, expected);
    });
    return isOurs ? nonce : undefined;
  }

  private signature(key: Buffer, account: string, nonce: string): Buffer {
    return createHmac('sha256', key).update(`${nonce} ${account}`).digest();
  }
}
