import { Module } from '@nestjs/common';
import { CommercetoolsModule } from '../../integrations/commercetools/commercetools.module.js';
import { WalletsModule } from '../../integrations/wallets/wallets.module.js';
import { RateLimitsModule } from '../../platform/rate-limits/rate-limits.module.js';
import { AccountModule } from '../account/index.js';
import { BrandPicturesModule } from '../brand-pictures/index.js';
import { VisitModule } from '../visit/index.js';
import { CustomerWalletCards } from './customer-wallet-cards.service.js';
import { LoyaltyCardOperations } from './loyalty-card-operations.js';
import { LoyaltyCardNumbers } from './loyalty-cards.repository.js';
import { LoyaltyCards } from './loyalty-cards.service.js';
import { WalletCardController } from './wallet-card.controller.js';

/** Loyalty cards, whose barcode a till reads. */
@Module({
  imports: [AccountModule, BrandPicturesModule, CommercetoolsModule, RateLimitsModule, VisitModule, WalletsModule],
  controllers: [WalletCardController],
  providers: [CustomerWalletCards, LoyaltyCardNumbers, LoyaltyCardOperations, LoyaltyCards],
})
export class LoyaltyCardsModule {}
