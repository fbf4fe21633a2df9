import { createHash, randomBytes } from 'node:crypto';
import type { Consent } from './consents.js';

/** The shops' app, and another app whose tokens the shops must refuse. The secrets are published and work here only. */
export const CLIENTS: Readonly<Record<string, string>> = {
  'manifold-shop': 'sandbox-social',
  'another-app': 'sandbox-another-app',
};

/** A person who consented, and the app that asked. */
export interface Grant {
  readonly clientId: string;
  readonly email: string;
  /** The provider's id of the person, which outlives a change of the e-mail address. */
  readonly subject: string;
  readonly consent: Consent;
  readonly nonce: string | undefined;
}

interface IssuedCode extends Grant {
  readonly redirectUri: string;
  readonly challenge: string;
}

interface Redemption {
  readonly code: string;
  readonly redirectUri: string;
  readonly verifier: string;
  readonly clientId: string;
}

const SUBJECT_DIGITS = 15;

/** Returns the provider's id for an e-mail address, if none is named. */
export const subjectOf = (email: string): string =>
  BigInt(`0x${createHash('sha256').update(email).digest('hex')}`)
    .toString()
    .slice(0, SUBJECT_DIGITS);

const newSecret = (): string => randomBytes(24).toString('base64url');

/** Codes and access tokens of one provider. A code can be used once. */
export class SocialGrants {
  private readonly codes = new Map<string, IssuedCode>();
  private readonly accesses = new Map<string, Grant>();

  /** Issues a code. */
  issue(grant: IssuedCode): string {
    const code = newSecret();
    this.codes.set(code, grant);
    return code;
  }

  /** Returns the grant of a code and deletes the code; undefined if it was used or is another app's. */
  redeem({ code, redirectUri, verifier, clientId }: Redemption): Grant | undefined {
    const found = this.codes.get(code);
    this.codes.delete(code);
    const challenge = createHash('sha256').update(verifier).digest('base64url');
    const isRight = found?.challenge === challenge && found.redirectUri === redirectUri && found.clientId === clientId;
    return isRight ? found : undefined;
  }

  /** Issues an access token. */
  open(grant: Grant): string {
    const token = newSecret();
    this.accesses.set(token, grant);
    return token;
  }

  /** Returns the grant of an access token. */
  find(token: string | undefined): Grant | undefined {
    return token === undefined ? undefined : this.accesses.get(token);
  }
}
