import { createHash } from 'node:crypto';
import { CompactEncrypt, compactDecrypt } from 'jose';
import { parseShopSession, type ShopSession } from './shop-session.js';

/** Returns the id of a key, so that a previous key can still open what it sealed. */
const keyId = (key: Uint8Array): string => createHash('sha256').update(key).digest('hex').slice(0, 8);

/** Even a session in constant use ends after this time. */
const MAX_SECONDS = 180 * 24 * 3600;

/** Seals sessions into cookies that only we can read or create. The first key seals; every key opens, so that keys can rotate. */
export class SessionSeal {
  readonly #keys: ReadonlyMap<string, Uint8Array>;
  readonly #sealing: { readonly kid: string; readonly key: Uint8Array };

  /** `now` is in milliseconds since 1970. */
  constructor(
    keys: readonly [Uint8Array, ...Uint8Array[]],
    private readonly now: () => number = Date.now,
  ) {
    this.#keys = new Map(keys.map((key) => [keyId(key), key]));
    this.#sealing = { kid: keyId(keys[0]), key: keys[0] };
  }

  /** Returns the session as a compact JWE. A session without an end gets one 180 days from now. */
  seal(session: ShopSession): Promise<string> {
    const { kid, key } = this.#sealing;
    const ending = { ...session, endsAt: session.endsAt ?? this.seconds() + MAX_SECONDS };
    return new CompactEncrypt(new TextEncoder().encode(JSON.stringify(ending)))
      .setProtectedHeader({ alg: 'dir', enc: 'A256GCM', kid })
      .encrypt(key);
  }

  /** Returns the sealed session; undefined if it has ended, is broken, or was sealed with an unknown key. */
  async open(sealed: string): Promise<ShopSession | undefined> {
    try {
      const { plaintext } = await compactDecrypt(sealed, ({ kid }) => this.key(kid), {
        keyManagementAlgorithms: ['dir'],
        contentEncryptionAlgorithms: ['A256GCM'],
      });
      const session = parseShopSession(new TextDecoder().decode(plaintext));
      return session?.endsAt !== undefined && session.endsAt <= this.seconds() ? undefined : session;
    } catch {
      return undefined;
    }
  }

  private seconds(): number {
    return Math.floor(this.now() / 1000);
  }

  private key(kid: string | undefined): Uint8Array {
    const key = this.#keys.get(kid ?? '');
    if (!key) throw new Error('Sealed with a key that we do not have');
    return key;
  }
}
