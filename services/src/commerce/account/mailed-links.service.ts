import type { CustomerRequest } from '@manifold/domain/customer-api/operations';
import { Injectable } from '@nestjs/common';
import { CustomerBackend } from '../../integrations/commercetools/ports/customer-backend.js';
import { tokenHash } from '../../platform/auth/accounts/token.js';
import { AccountAttempts } from './account-attempts.service.js';
import { AccountMail } from './account-mail.service.js';
import { requireUnknownPassword } from './new-password.js';
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

  /** Sets a new password; every session of the customer ends, and wrong guesses at the old one are forgotten. Refuses a token that is unknown, used or too old. */
  async reset(visit: CustomerVisit, { tokenValue, newPassword }: CustomerRequest<'resetPassword'>): Promise<void> {
    const { storeKey } = visit.market;
    // Whose the token is shows only once it is used.
    requireUnknownPassword(visit, { field: 'newPassword', password: newPassword, email: undefined });
    const email = await this.counted(visit, tokenValue, () =>
      this.backend.resetPassword(storeKey, tokenValue, newPassword),
    );
    visit.keepCookie(await this.attempts.provedOwner({ storeKey, email, address: visit.address }));
  }

  /** Confirms an e-mail address. Refuses a token that is unknown, used or too old. */
  async confirm(visit: CustomerVisit, { tokenValue }: CustomerRequest<'confirmEmail'>): Promise<void> {
    await this.counted(visit, tokenValue, () => this.backend.confirmEmail(visit.market.storeKey, tokenValue));
  }

  /** Uses a link's token. It cannot be guessed; who tries many is stopped all the same. */
  async counted<Answer>(
    { market, address }: CustomerVisit,
    tokenValue: string,
    use: () => Promise<Answer>,
  ): Promise<Answer> {
    // Counted by a digest: what is written down opens nothing.
    const attempt = { storeKey: market.storeKey, address, email: tokenHash(tokenValue) };
    await this.attempts.count('token', attempt);
    const answer = await use();
    await this.attempts.forget('token', attempt);
    return answer;
  }
}
