import type { CustomerResponse } from '@manifold/domain/customer-api/operations';
import { ShopError } from '@manifold/domain/shop-error/shop-error';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { CustomerBackend, type CustomerRecord } from '../../integrations/commercetools/ports/customer-backend.js';
import { AccountAttempts } from './account-attempts.service.js';
import { AccountMail, mailPlaceOf, type MailPlace } from './account-mail.service.js';
import { AccountNotices } from './account-notices.service.js';
import type { CustomerVisit } from './customer-handlers.service.js';
import { type EmailChange, EmailChanges } from './email-changes.repository.js';
import { GuestOrders } from './guest-orders.service.js';
import { MailedLinks } from './mailed-links.service.js';

const JOB = 'mail-email-confirmation';

/** A customer whose e-mail address has changed. */
export interface ChangedEmail {
  /** The visit that opened the last link. */
  readonly visit: CustomerVisit;
  readonly customerId: string;
  readonly from: string;
  readonly to: string;
}

interface ChangeMails extends MailPlace {
  readonly changeId: string;
}

/**
 * Changes e-mail addresses. The change takes effect when the links in the mails to the present and to the new address were
 * opened. The answer does not reveal whether the new address has an account.
 */
@Injectable()
export class EmailAddresses implements OnModuleInit {
  private readonly followers: ((changed: ChangedEmail) => Promise<void>)[] = [];

  constructor(
    private readonly changes: EmailChanges,
    private readonly backend: CustomerBackend,
    private readonly attempts: AccountAttempts,
    private readonly links: MailedLinks,
    private readonly mail: AccountMail,
    private readonly notices: AccountNotices,
    private readonly guestOrders: GuestOrders,
  ) {}

  onModuleInit(): void {
    this.mail.register<ChangeMails>(JOB, (data) => this.sendLinks(data));
  }

  /** Calls `follow` with each change that takes effect. If it fails, opening the link again repeats it. */
  onChange(follow: (changed: ChangedEmail) => Promise<void>): void {
    this.followers.push(follow);
  }

  /** Stores a change of a customer who has proved who they are, and queues the mails. Throws `too-many-attempts` after too many. */
  async request(visit: CustomerVisit, customer: CustomerRecord, nextEmail: string): Promise<void> {
    const { id, email } = customer;
    const place = this.mail.inLanguageOf(customer, mailPlaceOf(visit));
    const { storeKey } = place;
    await this.attempts.count('email-change', { storeKey, email: id, address: visit.address }, async () => {
      const changeId = await this.changes.request({ storeKey, customerId: id, presentEmail: email, nextEmail });
      await this.mail.enqueue(JOB, { ...place, changeId } satisfies ChangeMails);
    });
  }

  /** Confirms an address by a mailed token. Refuses an unknown, used or expired token. */
  confirm(visit: CustomerVisit, tokenValue: string): Promise<CustomerResponse<'confirmEmail'>> {
    const { storeKey } = visit.market;
    return this.links.useToken(visit, tokenValue, async () => {
      const change = await this.changes.confirm(storeKey, tokenValue);
      if (!change) {
        // A link that the backend itself has issued.
        await this.backend.confirmEmail(storeKey, tokenValue);
        return { done: true, isComplete: true };
      }
      const isComplete = change.presentConfirmedAt !== null && change.nextConfirmedAt !== null;
      if (isComplete) await this.apply(visit, change);
      return { done: true, isComplete };
    });
  }

  private async apply(visit: CustomerVisit, change: EmailChange): Promise<void> {
    const { id, storeKey, customerId, presentEmail, nextEmail } = change;
    try {
      await this.backend.setEmail(storeKey, customerId, nextEmail);
    } catch (error) {
      if (!(error instanceof ShopError) || error.code !== 'invalid-input') throw error;
      // Another account got the address since the mail was sent.
      await this.changes.remove(id);
      throw new ShopError('invalid-input', {
        fields: [{ field: 'tokenValue', reason: 'token-unknown' }],
        cause: error,
      });
    }
    await this.backend.markEmailConfirmed(storeKey, customerId);
    // A new token ends the earlier ones: who reads the old mailbox must not set the password any more.
    await this.backend.passwordToken(storeKey, nextEmail);
    await this.guestOrders.enqueue(storeKey, { id: customerId, email: nextEmail, isEmailVerified: true });
    for (const follow of this.followers) await follow({ visit, customerId, from: presentEmail, to: nextEmail });
    // Of two links opened at the same moment one reports the change.
    if (!(await this.changes.remove(id))) return;
    const locale = (await this.backend.findById(storeKey, customerId))?.locale ?? null;
    await this.notices.send('email-changed', visit, { email: presentEmail, locale }, nextEmail);
    await this.notices.send('email-changed', visit, { email: nextEmail, locale });
  }

  private async sendLinks({ changeId, ...place }: ChangeMails): Promise<void> {
    const change = await this.changes.issueTokens(changeId);
    if (!change) return;
    const { presentEmail, nextEmail, present, next } = change;
    const at = change.expiresAt.toISOString();
    await this.mail.send('email-change', place, { to: presentEmail, email: nextEmail, token: present, at });
    const owner = await this.backend.findByEmail(place.storeKey, nextEmail);
    if (owner !== undefined && owner.id !== change.customerId) return;
    await this.mail.send('email-confirmation', place, { to: nextEmail, token: next, at });
  }
}
