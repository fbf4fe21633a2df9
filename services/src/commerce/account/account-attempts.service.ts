import { Injectable } from '@nestjs/common';
import { SignInAttempts } from '../../platform/auth/sign-in-attempts.service.js';

/** What is counted, each apart: who forgot a password and asked five times may still sign in. */
type Counted = 'sign-in' | 'sign-up' | 'reset' | 'token' | 'review';

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
  constructor(private readonly attempts: SignInAttempts) {}

  /** Counts an attempt as failed before it is looked at; refuses it with `too-many-attempts` where there were too many. */
  count(counted: Counted, attempt: Attempt): Promise<void> {
    return this.attempts.count(...named(counted, attempt));
  }

  /** The attempt was right: the account's failures from this address are forgotten. */
  forget(counted: Counted, attempt: Attempt): Promise<void> {
    return this.attempts.forget(...named(counted, attempt));
  }
}

const named = (counted: Counted, { storeKey, email, address }: Attempt): [string, string] => [
  `${counted} ${storeKey} ${email.trim().toLowerCase()}`,
  `${counted} ${address}`,
];
