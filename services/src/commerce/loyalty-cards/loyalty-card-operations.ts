import { Injectable, type OnModuleInit } from '@nestjs/common';
import { CustomerHandlers } from '../account/index.js';
import { LoyaltyCards } from './loyalty-cards.service.js';

/** Handles the loyalty cards of customers. */
@Injectable()
export class LoyaltyCardOperations implements OnModuleInit {
  constructor(
    private readonly handlers: CustomerHandlers,
    private readonly cards: LoyaltyCards,
  ) {}

  onModuleInit(): void {
    this.handlers.register({
      getLoyaltyCard: async (visit) => ({ card: await this.cards.mine(visit) }),
      issueLoyaltyCard: async (visit) => ({ card: await this.cards.issue(visit) }),
    });
  }
}
