import { Module } from '@nestjs/common';
import { AccountModule } from './account/index.js';
import { CartModule } from './cart/index.js';
import { CatalogueModule } from './catalogue/index.js';
import { CheckoutModule } from './checkout/checkout.module.js';
import { ConsentModule } from './consent/consent.module.js';
import { ConsentTextsModule } from './consent-texts/index.js';
import { DataRightsModule } from './data-rights/data-rights.module.js';
import { InsightModule } from './insight/insight.module.js';
import { InvoicesModule } from './invoices/index.js';
import { LiveCartModule } from './live-cart/index.js';
import { MailsModule } from './mails/index.js';
import { MyOrdersModule } from './my-orders/index.js';
import { LoyaltyCardsModule } from './loyalty-cards/index.js';
import { NewsletterModule } from './newsletter/index.js';
import { OnlinePaymentsModule } from './online-payments/online-payments.module.js';
import { OperationsModule } from './operations/index.js';
import { OrderDeskModule } from './order-desk/order-desk.module.js';
import { OrderProgressModule } from './order-progress/order-progress.module.js';
import { OrdersModule } from './orders/index.js';
import { PaymentWebhooksModule } from './payment-webhooks/payment-webhooks.module.js';
import { ReconciliationModule } from './reconciliation/reconciliation.module.js';
import { ReviewDeskModule } from './review-desk/review-desk.module.js';
import { ReviewsModule } from './reviews/index.js';
import { SearchModule } from './search/search.module.js';
import { StoreSyncModule } from './store-sync/index.js';
import { StoresModule } from './stores/stores.module.js';
import { AddressCheckModule } from './address-check/address-check.module.js';
import { VatCheckModule } from './vat-check/index.js';
import { VisitModule } from './visit/index.js';

/** The modules of commerce. Exports the dispatcher of operations and the catalogue with its change feed. */
@Module({
  imports: [
    AccountModule,
    CartModule,
    CatalogueModule,
    CheckoutModule,
    ConsentModule,
    ConsentTextsModule,
    DataRightsModule,
    InsightModule,
    InvoicesModule,
    LiveCartModule,
    MailsModule,
    MyOrdersModule,
    LoyaltyCardsModule,
    NewsletterModule,
    OnlinePaymentsModule,
    OperationsModule,
    OrderDeskModule,
    OrderProgressModule,
    OrdersModule,
    PaymentWebhooksModule,
    ReconciliationModule,
    ReviewDeskModule,
    ReviewsModule,
    SearchModule,
    StoreSyncModule,
    StoresModule,
    AddressCheckModule,
    VatCheckModule,
    VisitModule,
  ],
  exports: [CatalogueModule, ConsentTextsModule, NewsletterModule, OperationsModule, VisitModule],
})
export class CommerceModule {}
