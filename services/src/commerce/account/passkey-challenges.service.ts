import { PASSKEY_CHALLENGE_SECONDS } from '@manifold/domain/passkeys/contract';
import { invalidField } from '@manifold/domain/shop-error/shop-error';
import { Injectable } from '@nestjs/common';
import * as z from 'zod';
import type { ExpectedAnswer } from '../../integrations/passkeys/passkey-verifier.js';
import { openText, sealText } from '../../platform/auth/accounts/sealed-text.js';
import { newToken, tokenHash } from '../../platform/auth/accounts/token.js';
import { Env } from '../../platform/env/env.js';
import { clearedCookie, cookieValue, hostCookie } from '../../platform/session/cookies.js';
import { StoreOrigins } from '../../store-config/index.js';
import { CustomerPasskeys } from './customer-passkeys.repository.js';
import type { CustomerVisit } from './customer-handlers.service.js';

const COOKIE = '__Host-shop-passkey';
const SEAL = 'passkey challenge';

const pendingSchema = z.object({
  challenge: z.string(),
  storeKey: z.string(),
  purpose: z.enum(['sign-in', 'register', 'confirm']),
  /** The customer who was asked; absent for a sign-in. */
  customerId: z.string().optional(),
  until: z.number(),
});

/** The purpose of a challenge. Its answer is accepted for no other purpose. */
export type ChallengeUse = Pick<z.infer<typeof pendingSchema>, 'purpose' | 'customerId'>;

/**
 * Challenges for passkeys. A challenge is in a sealed cookie of the browser that asked for it, so that asking writes nothing, and
 * Postgres records the answered ones, so that each is answered once.
 */
@Injectable()
export class PasskeyChallenges {
  constructor(
    private readonly env: Env,
    private readonly passkeys: CustomerPasskeys,
    private readonly origins: StoreOrigins,
  ) {}

  /** Returns a new challenge, which replaces the browser's earlier one, and the host that the keys of the store belong to. */
  async begin(visit: CustomerVisit, use: ChallengeUse): Promise<Omit<ExpectedAnswer, 'origin'>> {
    const challenge = newToken();
    const until = Date.now() + PASSKEY_CHALLENGE_SECONDS * 1000;
    const text = JSON.stringify({ ...use, challenge, storeKey: visit.market.storeKey, until });
    const sealed = await sealText(text, this.env.sessionKey, SEAL);
    visit.addCookie(hostCookie(COOKIE, sealed, PASSKEY_CHALLENGE_SECONDS));
    return { challenge, rpId: this.siteOf(visit).rpId };
  }

  /** Returns what the answer must match, once. Throws `invalid-input` if the challenge has expired, was used or is another's. */
  async end(visit: CustomerVisit, { purpose, customerId }: ChallengeUse): Promise<ExpectedAnswer> {
    const pending = await this.open(visit.cookie);
    visit.addCookie(clearedCookie(COOKIE));
    const isValid =
      pending?.purpose === purpose &&
      pending.customerId === customerId &&
      pending.storeKey === visit.market.storeKey &&
      pending.until > Date.now() &&
      (await this.passkeys.useChallenge(tokenHash(pending.challenge), new Date(pending.until)));
    if (!isValid) throw invalidField('passkey', 'passkey-expired');
    return { ...this.siteOf(visit), challenge: pending.challenge };
  }

  private async open(cookie: string | undefined): Promise<z.infer<typeof pendingSchema> | undefined> {
    const sealed = cookieValue(cookie, COOKIE);
    const text = sealed && (await openText(sealed, this.env.sessionKey, SEAL));
    return text ? pendingSchema.safeParse(JSON.parse(text)).data : undefined;
  }

  /** Returns host and origin of the store from the config, never from the request. */
  private siteOf({ snapshot }: CustomerVisit): Pick<ExpectedAnswer, 'rpId' | 'origin'> {
    const { hostname: rpId, origin } = new URL(this.origins.originOf(snapshot));
    return { rpId, origin };
  }
}
