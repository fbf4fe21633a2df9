import { randomInt } from 'node:crypto';
import { ean13 } from '@manifold/domain/loyalty-card/ean-13';
import { Injectable } from '@nestjs/common';
import { PrismaService } from '../../platform/prisma/prisma.service.js';

/** Numbers that begin with 20 to 29 belong to no product: companies use them among themselves (GS1). */
const PREFIX = '29';
const RANDOM_DIGITS = 10;
const ATTEMPTS = 5;

/** A customer of a store. */
export interface CardOwner {
  readonly storeKey: string;
  readonly customerId: string;
}

/** Stores the numbers of loyalty cards. */
@Injectable()
export class LoyaltyCardNumbers {
  constructor(private readonly prisma: PrismaService) {}

  /** Returns the number of a customer's card; undefined without one. */
  async find({ storeKey, customerId }: CardOwner): Promise<string | undefined> {
    const where = { storeKey_customerId: { storeKey, customerId } };
    return (await this.prisma.loyaltyCard.findUnique({ where }))?.number;
  }

  /** Returns the number of the customer's card, a new one if there is none. Requests at the same moment get the same card. */
  async issue(owner: CardOwner): Promise<string> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const { storeKey, customerId } = owner;
      await this.prisma.loyaltyCard.createMany({
        data: [{ number: newNumber(), storeKey, customerId }],
        skipDuplicates: true,
      });
      const number = await this.find(owner);
      if (number !== undefined) return number;
    }
    throw new Error('No free number for a loyalty card');
  }
}

/** Returns a number that cannot be derived from another card's. */
const newNumber = (): string =>
  ean13(`${PREFIX}${String(randomInt(10 ** RANDOM_DIGITS)).padStart(RANDOM_DIGITS, '0')}`);
