import { Module } from '@nestjs/common';
import { CommercetoolsModule } from '../../integrations/commercetools/commercetools.module.js';
import { AccountModule } from '../account/index.js';
import { VisitModule } from '../visit/index.js';
import { LoyaltyCardOperations } from './loyalty-card-operations.js';
import { LoyaltyCardNumbers } from './loyalty-cards.repository.js';
import { LoyaltyCards } from './loyalty-cards.service.js';

/** Loyalty cards, whose barcode a till reads. */
@Module({
  imports: [AccountModule, CommercetoolsModule, VisitModule],
  providers: [LoyaltyCardNumbers, LoyaltyCardOperations, LoyaltyCards],
})
export class LoyaltyCardsModule {}
