import { createHash } from 'node:crypto';
import type { CustomerRequest } from '@manifold/domain/customer-api/operations';
import { Injectable } from '@nestjs/common';
import { CustomerBackend } from '../../integrations/commercetools/ports/customer-backend.js';
import { AccountAttempts } from './account-attempts.service.js';
import { AccountMail } from './account-mail.service.js';
import type { CustomerVisit } from './customer-visit.js';

/** What is done with mailed links: passwords set anew, e-mail addresses confirmed. */
@Injectable()
export class MailedLinks {
  constructor(
    private readonly backend: CustomerBackend,
    private readonly attempts: AccountAttempts,
    private readonly mail: AccountMail,
  ) {}

  /** Has a link mailed if there is such a customer, and never says whether there is. */
  async requestReset(visit: CustomerVisit, { email }: CustomerRequest<'requestPasswordReset'>): Promise<void> {
    await this.attempts.count('reset', { storeKey: visit.market.storeKey, email, address: visit.address });
    await this.mail.offerReset(visit, email);
  }

  /** Sets a new password; every session of the customer ends. Refuses a token that is unknown, used or too old. */
  async reset(
    { market, address }: CustomerVisit,
    { tokenValue, newPassword }: CustomerRequest<'resetPassword'>,
  ): Promise<void> {
    await this.useOf(tokenValue, { storeKey: market.storeKey, address }, () =>
      this.backend.resetPassword(market.storeKey, tokenValue, newPassword),
    );
  }

  /** Confirms an e-mail address. Refuses a token that is unknown, used or too old. */
  async confirm({ market, address }: CustomerVisit, { tokenValue }: CustomerRequest<'confirmEmail'>): Promise<void> {
    await this.useOf(tokenValue, { storeKey: market.storeKey, address }, () =>
      this.backend.confirmEmail(market.storeKey, tokenValue),
    );
  }

  /** Tokens cannot be guessed; who tries many is stopped all the same. */
  private async useOf(
    tokenValue: string,
    from: { readonly storeKey: string; readonly address: string },
    use: () => Promise<void>,
  ): Promise<void> {
    // Counted by a digest: what is written down opens nothing.
    const attempt = { ...from, email: createHash('sha256').update(tokenValue).digest('hex') };
    await this.attempts.count('token', attempt);
    await use();
    await this.attempts.forget('token', attempt);
  }
}
