import type { LoyaltyCard } from '@manifold/domain/loyalty-card/contract';
import { ean13Bars } from '@manifold/domain/loyalty-card/ean-13';
import { ShopError } from '@manifold/domain/shop-error/shop-error';
import { Injectable } from '@nestjs/common';
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
  async mine(visit: Visit): Promise<LoyaltyCard | null> {
    const number = await this.numbers.find(await this.requireOwner(visit));
    return number === undefined ? null : cardOf(number);
  }

  /** Returns the customer's card, a new one if there is none. */
  async issue(visit: Visit): Promise<LoyaltyCard> {
    return cardOf(await this.numbers.issue(await this.requireOwner(visit)));
  }

  /** Throws `not-found` in a store without loyalty cards, and `not-signed-in` for a guest. */
  private async requireOwner(visit: Visit): Promise<CardOwner> {
    const { storeKey, document } = visit.snapshot;
    if (!document.sections['feature-toggles'].loyaltyCard) throw new ShopError('not-found');
    const customer = await this.customers.require(visit);
    return { storeKey, customerId: customer.id };
  }
}

const cardOf = (number: string): LoyaltyCard => ({ number, bars: ean13Bars(number) });
