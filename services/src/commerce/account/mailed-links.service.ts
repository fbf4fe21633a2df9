import type { CustomerRequest } from '@manifold/domain/customer-api/operations';
import { Injectable } from '@nestjs/common';
import { CustomerBackend } from '../../integrations/commercetools/ports/customer-backend.js';
import { tokenHash } from '../../platform/auth/accounts/token.js';
import { AccountAttempts } from './account-attempts.service.js';
import { AccountMail } from './account-mail.service.js';
import { requireUnknownPassword } from './new-password.js';
import type { CustomerVisit } from './customer-handlers.service.js';

/** Resets passwords and confirms e-mail addresses by mailed links. */
@Injectable()
export class MailedLinks {
  constructor(
    private readonly backend: CustomerBackend,
    private readonly attempts: AccountAttempts,
    private readonly mail: AccountMail,
  ) {}

  /** Queues a mail with a link if the customer exists; the answer does not reveal it. */
  async requestReset(visit: CustomerVisit, { email }: CustomerRequest<'requestPasswordReset'>): Promise<void> {
    await this.attempts.count('reset', { storeKey: visit.market.storeKey, email, address: visit.address });
    await this.mail.sendResetLink(visit, email);
  }

  /** Sets a new password, ends all sessions of the customer and clears failed attempts. Refuses an unknown, used or expired token. */
  async reset(visit: CustomerVisit, { tokenValue, newPassword }: CustomerRequest<'resetPassword'>): Promise<void> {
    const { storeKey } = visit.market;
    // The owner of the token is unknown until it is used.
    requireUnknownPassword(visit, { field: 'newPassword', password: newPassword, email: undefined });
    const email = await this.useToken(visit, tokenValue, () =>
      this.backend.resetPassword(storeKey, tokenValue, newPassword),
    );
    visit.addCookie(await this.attempts.clearAccount({ storeKey, email, address: visit.address }));
  }

  /** Confirms an e-mail address. Refuses an unknown, used or expired token. */
  async confirm(visit: CustomerVisit, { tokenValue }: CustomerRequest<'confirmEmail'>): Promise<void> {
    await this.useToken(visit, tokenValue, () => this.backend.confirmEmail(visit.market.storeKey, tokenValue));
  }

  /** Uses the token of a link and limits attempts, although tokens cannot be guessed. */
  async useToken<Answer>(
    { market, address }: CustomerVisit,
    tokenValue: string,
    use: () => Promise<Answer>,
  ): Promise<Answer> {
    // Counted by a digest, because the stored value must not be usable as a token.
    const attempt = { storeKey: market.storeKey, address, email: tokenHash(tokenValue) };
    await this.attempts.count('token', attempt);
    const answer = await use();
    await this.attempts.forget('token', attempt);
    return answer;
  }
}
