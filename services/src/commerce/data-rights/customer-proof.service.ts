import { Injectable } from '@nestjs/common';
import type { CustomerRecord } from '../../integrations/commercetools/ports/customer-backend.js';
import {
  AccountAttempts,
  BrowserSessions,
  type CustomerVisit,
  MailedLinks,
  PasskeyProofs,
  type Proof,
} from '../account/index.js';

/** Makes sure that the person in front of the browser is the customer, and limits what they ask for. */
@Injectable()
export class CustomerProof {
  constructor(
    private readonly proofs: PasskeyProofs,
    private readonly browsers: BrowserSessions,
    private readonly attempts: AccountAttempts,
    private readonly links: MailedLinks,
  ) {}

  /**
   * Requires the password, a passkey or a recent sign-in without a password. Throws `sign-in-failed` for a wrong password or
   * passkey. It counts as a failed sign-in; after too many the session ends.
   */
  require(visit: CustomerVisit, customer: CustomerRecord, proof: Proof): Promise<void> {
    return this.proofs.requireRecent(visit, customer, proof);
  }

  /** Accepts a request of the customer. Throws `too-many-attempts` after five in 15 minutes, because each one sends a mail. */
  limit<Answer>(visit: CustomerVisit, { id }: CustomerRecord, accept: () => Promise<Answer>): Promise<Answer> {
    const attempt = { storeKey: visit.market.storeKey, email: id, address: visit.address };
    return this.attempts.count('data-request', attempt, accept);
  }

  /** Uses the token of a mailed link; guesses are limited. */
  useToken<Answer>(visit: CustomerVisit, token: string, use: () => Promise<Answer>): Promise<Answer> {
    return this.links.useToken(visit, token, use);
  }

  /** Ends the session of the browser. */
  signOut(visit: CustomerVisit): Promise<void> {
    return this.browsers.signOut(visit);
  }
}
