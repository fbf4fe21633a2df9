import { Injectable, type OnModuleInit } from '@nestjs/common';
import { WalletCards } from '../../integrations/wallets/wallet-cards.js';
import { CustomerHandlers } from '../account/index.js';
import { LoyaltyCards } from './loyalty-cards.service.js';

/** Handles the loyalty cards of customers. */
@Injectable()
export class LoyaltyCardOperations implements OnModuleInit {
  constructor(
    private readonly handlers: CustomerHandlers,
    private readonly cards: LoyaltyCards,
    private readonly wallets: WalletCards,
  ) {}

  onModuleInit(): void {
    this.handlers.register({
      getLoyaltyCard: async (visit) => ({ card: await this.cards.find(visit), wallets: [...this.wallets.available] }),
      issueLoyaltyCard: async (visit) => ({
        card: await this.cards.issue(visit),
        wallets: [...this.wallets.available],
      }),
    });
  }
}
