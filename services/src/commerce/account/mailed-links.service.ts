import type { CustomerRequest } from '@manifold/domain/customer-api/operations';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { Logger } from 'pino';
import { CustomerBackend } from '../../integrations/commercetools/ports/customer-backend.js';
import { tokenHash } from '../../platform/auth/accounts/token.js';
import { LOGGER } from '../../platform/logging/logging.module.js';
import { AccountAttempts } from './account-attempts.service.js';
import { AccountMail, mailPlaceOf, type MailPlace } from './account-mail.service.js';
import { AccountNotices } from './account-notices.service.js';
import { refuseCommonPassword } from './new-password.js';
import { CustomerAccess } from './customer-access.service.js';
import type { CustomerVisit } from './customer-handlers.service.js';

const RESET_JOB = 'mail-password-reset';

interface ResetMail extends MailPlace {
  readonly email: string;
  readonly goal?: string | undefined;
}

/** Resets passwords by mailed links, and limits attempts to use a link's token. */
@Injectable()
export class MailedLinks implements OnModuleInit {
  constructor(
    private readonly backend: CustomerBackend,
    private readonly attempts: AccountAttempts,
    private readonly mail: AccountMail,
    private readonly notices: AccountNotices,
    private readonly access: CustomerAccess,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onModuleInit(): void {
    this.mail.register<ResetMail>(RESET_JOB, (data) => this.mailReset(data));
  }

  /** Queues a mail with a link if the customer exists; the answer does not reveal it. */
  async requestReset(visit: CustomerVisit, { email, goal }: CustomerRequest<'requestPasswordReset'>): Promise<void> {
    const attempt = { storeKey: visit.market.storeKey, email, address: visit.address };
    await this.attempts.count('reset', attempt, () => this.sendReset(visit, email, goal));
  }

  /**
   * Queues a mail with a link to set a new password, if a customer with this address exists. After setting it, the customer
   * continues to the goal. After too many mails in a day nothing is queued.
   */
  async sendReset(visit: CustomerVisit, email: string, goal?: string): Promise<void> {
    const attempt = { storeKey: visit.market.storeKey, email, address: visit.address };
    if (!(await this.attempts.mayMail('reset', attempt, visit.cookie))) return;
    await this.mail.enqueue(RESET_JOB, { ...mailPlaceOf(visit), email, goal } satisfies ResetMail);
  }

  /**
   * Sets a new password, ends all older access to the account and clears failed attempts. Refuses an unknown, used or expired
   * token.
   */
  async reset(visit: CustomerVisit, { tokenValue, newPassword }: CustomerRequest<'resetPassword'>): Promise<void> {
    const { storeKey } = visit.market;
    // The owner of the token is unknown until it is used.
    refuseCommonPassword(visit, { field: 'newPassword', password: newPassword, email: undefined });
    const customer = await this.useToken(visit, tokenValue, () =>
      this.backend.resetPassword(storeKey, tokenValue, newPassword),
    );
    const { id, email } = customer;
    // The password has changed. Older access must end and the owner must be notified, even if one of the two fails.
    const [ended, notified] = await Promise.allSettled([
      this.access.endOlder({ storeKey, customerId: id }),
      this.notices.send('password-changed', visit, customer),
    ]);
    for (const step of [ended, notified]) if (step.status === 'rejected') throw step.reason;
    visit.addCookie(await this.attempts.clearAccount({ storeKey, email, address: visit.address }));
    // The link was mailed to this address. It can be confirmed later, too.
    await this.backend.markEmailConfirmed(storeKey, id).catch((error: unknown) => {
      this.logger.warn({ err: error }, 'e-mail address not marked as confirmed');
    });
  }

  private async mailReset({ email, goal, ...place }: ResetMail): Promise<void> {
    const token = await this.backend.passwordToken(place.storeKey, email);
    if (!token) return;
    const customer = await this.backend.findByEmail(place.storeKey, email);
    const chosen = customer ? this.mail.inLanguageOf(customer, place) : place;
    await this.mail.send('password-reset', chosen, { to: token.email, token: token.value, goal, at: token.expiresAt });
  }

  /** Uses the token of a link and limits attempts, although tokens cannot be guessed. */
  async useToken<Answer>(
    { market, address }: CustomerVisit,
    tokenValue: string,
    use: () => Promise<Answer>,
  ): Promise<Answer> {
    // Counted by a digest, because the stored value must not be usable as a token.
    const attempt = { storeKey: market.storeKey, address, email: tokenHash(tokenValue) };
    const answer = await this.attempts.count('token', attempt, use);
    await this.attempts.forget('token', attempt);
    return answer;
  }
}
