import { hkdfSync } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import { Injectable } from '@nestjs/common';
import * as z from 'zod/mini';
import { Env } from '../../platform/env/env.js';

/** The content of a preview link: a draft, and the instant that it shows (null for now). */
export interface PreviewLink {
  /** Id of the link, for revoking it. */
  readonly linkId: string;
  readonly changeSetId: string;
  readonly at: string | null;
  readonly expiresAt: Date;
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
const derivePreviewKey = (key: Uint8Array): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', key, new Uint8Array(), 'manifold preview', KEY_BYTES));

/**
 * Signs preview links, so that nobody can forge or extend one. Links signed with the previous key stay valid until they
 * expire.
 */
@Injectable()
export class PreviewTokens {
  private readonly keys: readonly [Uint8Array, ...Uint8Array[]];

  constructor({ sessionKey, previousSessionKey }: Env) {
    this.keys = [derivePreviewKey(sessionKey), ...(previousSessionKey ? [derivePreviewKey(previousSessionKey)] : [])];
  }

  /** Returns the token of a link. */
  sign({ linkId, changeSetId, at, expiresAt }: PreviewLink): Promise<string> {
    return new SignJWT({ at })
      .setProtectedHeader({ alg: ALGORITHM })
      .setJti(linkId)
      .setSubject(changeSetId)
      .setExpirationTime(expiresAt)
      .sign(this.keys[0]);
  }

  /** Returns the content of a token; undefined if it is forged, changed or expired. */
  async verify(token: string): Promise<PreviewLink | undefined> {
    for (const key of this.keys) {
      try {
        const { payload } = await jwtVerify(token, key, { algorithms: [ALGORITHM] });
        const { jti, sub, at, exp } = z.parse(claimsSchema, payload);
        return { linkId: jti, changeSetId: sub, at, expiresAt: new Date(exp * 1000) };
      } catch {
        // Another key may have signed it.
      }
    }
    return undefined;
  }
}
