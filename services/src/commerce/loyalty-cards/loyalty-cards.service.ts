import type { LoyaltyCard } from '@manifold/domain/loyalty-card/contract';
import { ean13Bars } from '@manifold/domain/loyalty-card/ean-13';
import { ShopError } from '@manifold/domain/shop-error/shop-error';
import { Injectable } from '@nestjs/common';
import type { CustomerRecord } from '../../integrations/commercetools/ports/customer-backend.js';
import { SignedInCustomers, type Visit } from '../visit/index.js';
import { type CardOwner, LoyaltyCardNumbers } from './loyalty-cards.repository.js';

/** The loyalty cards of signed-in customers, in stores whose tills know them. */
@Injectable()
export class LoyaltyCards {
  constructor(
    private readonly numbers: LoyaltyCardNumbers,
    private readonly customers: SignedInCustomers,
  ) {}

  /** Returns the customer's card; null without one. */
  async find(visit: Visit): Promise<LoyaltyCard | null> {
    const number = await this.numbers.find(ownerOf(visit, await this.requireCustomer(visit)));
    return number === undefined ? null : cardOf(number);
  }

  /** Returns the customer's card, a new one if there is none. */
  async issue(visit: Visit): Promise<LoyaltyCard> {
    return cardOf(await this.numbers.issue(ownerOf(visit, await this.requireCustomer(visit))));
  }

  /** Returns the number of the customer's card, and the customer. Throws `not-found` without a card. */
  async require(visit: Visit): Promise<{ readonly number: string; readonly customer: CustomerRecord }> {
    const customer = await this.requireCustomer(visit);
    const number = await this.numbers.find(ownerOf(visit, customer));
    if (number === undefined) throw new ShopError('not-found');
    return { number, customer };
  }

  /** Throws `not-found` in a store without loyalty cards, and `not-signed-in` for a guest. */
  private async requireCustomer(visit: Visit): Promise<CustomerRecord> {
    if (!visit.snapshot.document.sections['feature-toggles'].loyaltyCard) throw new ShopError('not-found');
    return this.customers.require(visit);
  }
}

const ownerOf = ({ snapshot: { storeKey } }: Visit, { id: customerId }: CustomerRecord): CardOwner => ({
  storeKey,
  customerId,
});

const cardOf = (number: string): LoyaltyCard => ({ number, bars: ean13Bars(number) });
