import { hkdfSync } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import { Injectable } from '@nestjs/common';
import * as z from 'zod/mini';
import { Env } from '../../platform/env/env.js';

/** What a preview link stands for: a draft, and the instant at which it is looked at; null for now. */
export interface PreviewTicket {
  /** Names the link, by which it can be revoked. */
  readonly linkId: string;
  readonly changeSetId: string;
  readonly at: string | null;
  /** Until when the link holds. */
  readonly until: Date;
}

const ALGORITHM = 'HS256';
const KEY_BYTES = 32;
const claimsSchema = z.object({
  jti: z.uuid(),
  sub: z.uuid(),
  at: z.nullable(z.iso.datetime({ offset: true })),
  exp: z.int(),
});

/** The key of sessions signs nothing else: previews have one that is derived from it. */
const derived = (key: Uint8Array): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', key, new Uint8Array(), 'manifold preview', KEY_BYTES));

/** Signs preview links, so that nobody can make one up or make one last longer. A key that was replaced still opens its links. */
@Injectable()
export class PreviewSeal {
  private readonly keys: readonly [Uint8Array, ...Uint8Array[]];

  constructor({ sessionKey, previousSessionKey }: Env) {
    this.keys = [derived(sessionKey), ...(previousSessionKey ? [derived(previousSessionKey)] : [])];
  }

  /** The token of a link. */
  sign({ linkId, changeSetId, at, until }: PreviewTicket): Promise<string> {
    return new SignJWT({ at })
      .setProtectedHeader({ alg: ALGORITHM })
      .setJti(linkId)
      .setSubject(changeSetId)
      .setExpirationTime(until)
      .sign(this.keys[0]);
  }

  /** What a token stands for; undefined for one that we did not sign, that was changed, or whose time is over. */
  async open(token: string): Promise<PreviewTicket | undefined> {
    for (const key of this.keys) {
      try {
        const { payload } = await jwtVerify(token, key, { algorithms: [ALGORITHM] });
        const { jti, sub, at, exp } = z.parse(claimsSchema, payload);
        return { linkId: jti, changeSetId: sub, at, until: new Date(exp * 1000) };
      } catch {
        // Another key may have signed it.
      }
    }
    return undefined;
  }
}
