import { Module } from '@nestjs/common';
import { AccountModule } from './account/index.js';
import { CartModule } from './cart/index.js';
import { CatalogueModule } from './catalogue/index.js';
import { CheckoutModule } from './checkout/checkout.module.js';
import { InsightModule } from './insight/insight.module.js';
import { LiveCartModule } from './live-cart/index.js';
import { OperationsModule } from './operations/index.js';
import { OrdersModule } from './orders/index.js';
import { ReviewsModule } from './reviews/reviews.module.js';
import { SearchModule } from './search/search.module.js';
import { StoreSyncModule } from './store-sync/index.js';
import { StoresModule } from './stores/stores.module.js';

/** The modules of commerce. Exports the dispatcher of operations and the catalogue with its change feed. */
@Module({
  imports: [
    AccountModule,
    CartModule,
    CatalogueModule,
    CheckoutModule,
    InsightModule,
    LiveCartModule,
    OperationsModule,
    OrdersModule,
    ReviewsModule,
    SearchModule,
    StoreSyncModule,
    StoresModule,
  ],
  exports: [CatalogueModule, OperationsModule],
})
export class CommerceModule {}
