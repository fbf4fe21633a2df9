import { Injectable } from '@nestjs/common';
import { networkOf } from '../../platform/rate-limits/network-of.js';
import { KnownDevices } from '../../platform/session/known-device.js';
import { FailedAttempts } from '../../platform/rate-limits/failed-attempts.service.js';

/** What is counted, each apart: who forgot a password and asked five times may still sign in. */
type Counted = 'sign-in' | 'sign-up' | 'reset' | 'token' | 'review' | 'link';

/** Whose attempt it is: an account of a store, from a network address. */
export interface Attempt {
  readonly storeKey: string;
  readonly email: string;
  readonly address: string;
}

/**
 * How often somebody tried at the doors of accounts, or wrote a review: five times an account and thirty times an address in 15 minutes, as at
 * the console, and apart from it.
 */
@Injectable()
export class AccountAttempts {
  constructor(
    private readonly attempts: FailedAttempts,
    private readonly devices: KnownDevices,
  ) {}

  /** Counts an attempt as failed before it is looked at; refuses it with `too-many-attempts` if there were too many. */
  count(counted: Counted, attempt: Attempt): Promise<void> {
    return this.attempts.count(named(counted, attempt));
  }

  /** Counts a sign-in. Returns whether only a browser that the account was used in before may still try. */
  countSignIn(attempt: Attempt, cookie: string | undefined): Promise<'allowed' | 'known-devices-only'> {
    const { account, address } = named('sign-in', attempt);
    return this.attempts.countSignIn({ account, address, device: this.devices.deviceOf(cookie, account) });
  }

  /** The attempt was right: the account's failures from this sender are forgotten. Returns the cookie that makes the browser known. */
  async signedIn(attempt: Attempt, cookie: string | undefined): Promise<string> {
    const { account, address } = named('sign-in', attempt);
    await this.attempts.forget({ account, address, device: this.devices.deviceOf(cookie, account) });
    return this.devices.cookie(account);
  }

  /** Forgets all failures of an account: its owner had the mailed link. Returns the cookie that makes the browser known. */
  async provedOwner(attempt: Attempt): Promise<string> {
    const { account } = named('sign-in', attempt);
    await this.attempts.forgetAccount(account);
    return this.devices.cookie(account);
  }

  /** Whether a link is mailed for the account that too many guess at: once a day. */
  isLinkDue(attempt: Attempt): Promise<boolean> {
    return this.attempts.isFirstToday(named('link', attempt).account);
  }

  /** The attempt was right: the account's failures from this address are forgotten. */
  forget(counted: Counted, attempt: Attempt): Promise<void> {
    return this.attempts.forget(named(counted, attempt));
  }
}

const named = (counted: Counted, { storeKey, email, address }: Attempt) => ({
  account: `${counted} ${storeKey} ${email.trim().toLowerCase()}`,
  address: `${counted} ${networkOf(address)}`,
});
