import { Injectable } from '@nestjs/common';
import { CustomerErasure } from '../../integrations/commercetools/ports/customer-erasure.js';
import { PendingSignUps } from '../account/index.js';
import { MailComposer } from '../mails/index.js';
import { NewsletterRecords } from '../newsletter/index.js';
import { type Person, PersonalRecords } from './personal-records.repository.js';
import { SupportErasures } from './support-erasures.repository.js';

/** Deletes all data about a customer that the shop need not keep by law. */
@Injectable()
export class AccountErasure {
  constructor(
    private readonly backend: CustomerErasure,
    private readonly records: PersonalRecords,
    private readonly newsletters: NewsletterRecords,
    private readonly signUps: PendingSignUps,
    private readonly support: SupportErasures,
    private readonly composer: MailComposer,
  ) {}

  /**
   * Deletes the customer first, which ends all sessions, so that nothing new is stored meanwhile. Data that only the e-mail
   * address identifies stays if the customer has not confirmed the address. Every step can be repeated.
   */
  async erase(requestId: string, person: Person, locale: string): Promise<void> {
    const { storeKey, customerId, email, isEmailVerified } = person;
    const snapshot = this.composer.snapshotOf(storeKey);
    await this.backend.eraseCustomer(storeKey, customerId);
    await this.eraseCarts(storeKey, customerId);
    await this.backend.eraseReviews(storeKey, customerId);
    await this.records.erase(person);
    await this.newsletters.erase(person, { locale, revision: snapshot.revision });
    if (!isEmailVerified) return;
    await this.signUps.removeOf(storeKey, email);
    await this.support.request(requestId, person, { snapshot, locale });
  }

  /** Deletes the carts of a customer; errors and frozen carts as in `CustomerErasure`. */
  eraseCarts(storeKey: string, customerId: string): Promise<{ readonly isCartFrozen: boolean }> {
    return this.backend.eraseCarts(storeKey, customerId);
  }
}
