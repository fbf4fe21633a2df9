import { Module } from '@nestjs/common';
import { CommercetoolsModule } from '../../integrations/commercetools/commercetools.module.js';
import { CartEventsModule } from '../cart-events/index.js';
import { CatalogueModule } from '../catalogue/index.js';
import { OperationsModule } from '../operations/index.js';
import { PaymentsModule } from '../payments/index.js';
import { VisitModule } from '../visit/index.js';
import { CartOperations } from './cart-operations.js';
import { CartUpdates } from './cart-updates.service.js';
import { Carts } from './carts.service.js';
import { CouponAttempts } from './coupon-attempts.service.js';
import { NetPrices } from './net-prices.service.js';
import { RecentCarts } from './recent-carts.service.js';
import { ShippingMethods } from './shipping-methods.service.js';

/** The visitor's cart: lines, discount codes, addresses and shipping method. */
@Module({
  imports: [CartEventsModule, CatalogueModule, CommercetoolsModule, OperationsModule, PaymentsModule, VisitModule],
  providers: [CartOperations, Carts, CartUpdates, CouponAttempts, NetPrices, RecentCarts, ShippingMethods],
  exports: [CartEventsModule, Carts, NetPrices],
})
export class CartModule {}
