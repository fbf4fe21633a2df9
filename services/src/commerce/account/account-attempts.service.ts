import { ShopError } from '@manifold/domain/shop-error/shop-error';
import { Injectable } from '@nestjs/common';
import { failureOf } from '../../platform/errors/failure.js';
import { networkOf } from '../../platform/rate-limits/network-of.js';
import { KnownDevices } from '../../platform/session/known-device.js';
import { type Attempt as FailedAttempt, FailedAttempts } from '../../platform/rate-limits/failed-attempts.service.js';

/** Kinds of attempts, counted separately: five password resets do not block signing in. */
type AttemptKind =
  | 'sign-in'
  | 'social'
  | 'provider-link'
  | 'passkey'
  | 'sign-up'
  | 'reset'
  | 'email-change'
  | 'token'
  | 'review'
  | 'return'
  | 'link'
  | 'data-request';

/** The account of a store, and the network address, that an attempt is counted for. */
export interface Attempt {
  readonly storeKey: string;
  readonly email: string;
  readonly address: string;
}

/** Mails per sender and day: enough for a customer who loses some. Other senders have their own. */
const MAILS_OF_A_SENDER = 5;
/** Mails per day from all senders together: too few to fill a mailbox, and more than one annoying person can use up. */
const MAILS_OF_STRANGERS = 25;

/**
 * Limits attempts to sign in, sign up, reset a password, write a review or announce a return: 5 per account and 30 per address in
 * 15 minutes. Same limits as for the console, counted separately. Attempts that failed because of an outage, or because a
 * required password was missing, do not count.
 */
@Injectable()
export class AccountAttempts {
  constructor(
    private readonly attempts: FailedAttempts,
    private readonly devices: KnownDevices,
  ) {}

  /** Counts an attempt as failed, then makes it. Throws `too-many-attempts` after too many. */
  async count<Answer>(counted: AttemptKind, attempt: Attempt, make: () => Promise<Answer>): Promise<Answer> {
    const keys = attemptKeys(counted, attempt);
    await this.attempts.count(keys);
    return this.unlessHarmless(keys, make);
  }

  /** Counts a sign-in, then makes it. Calls `refuse` instead if only browsers that used the account before may still try. */
  async countSignIn<Answer>(
    attempt: Attempt,
    cookie: string | undefined,
    { make, refuse }: { readonly make: () => Promise<Answer>; readonly refuse: () => Promise<Answer> },
  ): Promise<Answer> {
    const { account, address } = attemptKeys('sign-in', attempt);
    const keys = { account, address, device: this.devices.deviceOf(cookie, account) };
    if ((await this.attempts.countSignIn(keys)) === 'known-devices-only') return refuse();
    return this.unlessHarmless(keys, make);
  }

  /** Clears the account's failures from this sender after a successful sign-in. Returns the cookie that identifies the browser. */
  async recordSignIn(attempt: Attempt, cookie: string | undefined): Promise<string> {
    const { account, address } = attemptKeys('sign-in', attempt);
    await this.attempts.forget({ account, address, device: this.devices.deviceOf(cookie, account) });
    return this.devices.cookie(account);
  }

  /** Clears all failures of an account whose owner used the mailed link. Returns the cookie that identifies the browser. */
  async clearAccount(attempt: Attempt): Promise<string> {
    const { account } = attemptKeys('sign-in', attempt);
    await this.attempts.forgetAccount(account);
    return this.devices.cookie(account);
  }

  /** Returns whether a sign-in link should be mailed to an account under attack: once a day. */
  async isLinkDue(attempt: Attempt): Promise<boolean> {
    return (await this.attempts.countToday(attemptKeys('link', attempt).account)) === 1;
  }

  /**
   * Returns whether an address may get another mail of this kind today: five for each sender, and 25 for all of them. Browsers in
   * which the owner has signed in have five of their own, which strangers cannot use up.
   */
  async mayMail(counted: AttemptKind, attempt: Attempt, cookie: string | undefined): Promise<boolean> {
    const { account, address } = attemptKeys(counted, attempt);
    const device = this.devices.deviceOf(cookie, attemptKeys('sign-in', attempt).account);
    const sender = device === undefined ? address : `device ${device}`;
    if ((await this.attempts.countToday(`mail ${account} ${sender}`)) > MAILS_OF_A_SENDER) return false;
    return device !== undefined || (await this.attempts.countToday(`mail ${account}`)) <= MAILS_OF_STRANGERS;
  }

  /** Clears the account's failures from this address after a successful attempt. */
  forget(counted: AttemptKind, attempt: Attempt): Promise<void> {
    return this.attempts.forget(attemptKeys(counted, attempt));
  }

  private async unlessHarmless<Answer>(keys: FailedAttempt, make: () => Promise<Answer>): Promise<Answer> {
    try {
      return await make();
    } catch (error) {
      if (failureOf(error).isOurFault || isAskedForPassword(error)) await this.attempts.takeBack(keys);
      throw error;
    }
  }
}

/** Returns whether a refusal only asks for a password: nothing was guessed. */
const isAskedForPassword = (error: unknown): boolean =>
  error instanceof ShopError && (error.fields ?? []).some(({ reason }) => reason === 'password-required');

const attemptKeys = (counted: AttemptKind, { storeKey, email, address }: Attempt) => ({
  account: `${counted} ${storeKey} ${email.trim().toLowerCase()}`,
  address: `${counted} ${networkOf(address)}`,
});
