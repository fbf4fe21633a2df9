import { hkdfSync } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import { Injectable } from '@nestjs/common';
import * as z from 'zod/mini';
import { Env } from '../../platform/env/env.js';

/** The content of a preview link: a draft, and the instant that it shows (null for now). */
export interface PreviewTicket {
  /** Id of the link, for revoking it. */
  readonly linkId: string;
  readonly changeSetId: string;
  readonly at: string | null;
  /** When the link expires. */
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

/** Derives a separate key for previews from the session key. */
const derived = (key: Uint8Array): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', key, new Uint8Array(), 'manifold preview', KEY_BYTES));

/** Signs preview links, so that nobody can forge or extend one. The previous key still opens its links. */
@Injectable()
export class PreviewSeal {
  private readonly keys: readonly [Uint8Array, ...Uint8Array[]];

  constructor({ sessionKey, previousSessionKey }: Env) {
    this.keys = [derived(sessionKey), ...(previousSessionKey ? [derived(previousSessionKey)] : [])];
  }

  /** Returns the token of a link. */
  sign({ linkId, changeSetId, at, until }: PreviewTicket): Promise<string> {
    return new SignJWT({ at })
      .setProtectedHeader({ alg: ALGORITHM })
      .setJti(linkId)
      .setSubject(changeSetId)
      .setExpirationTime(until)
      .sign(this.keys[0]);
  }

  /** Returns the content of a token; undefined if it is forged, changed or expired. */
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
