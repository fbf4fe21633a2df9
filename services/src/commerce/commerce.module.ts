import { Module, type OnModuleInit } from '@nestjs/common';
import { CommercetoolsModule } from '../integrations/commercetools/commercetools.module.js';
import { CatalogueBackend } from '../integrations/commercetools/ports/catalogue-backend.js';
import { SearchModule } from '../integrations/search/search.module.js';
import { BackendWatch } from '../integrations/commercetools/ports/backend-watch.js';
import { CacheModule } from '../platform/cache/cache.module.js';
import { HealthParts } from '../platform/health/health-parts.js';
import { JobsModule } from '../platform/jobs/jobs.module.js';
import { MailModule } from '../platform/mail/mail.module.js';
import { SessionModule } from '../platform/session/session.module.js';
import { AccountAttempts } from './account/account-attempts.service.js';
import { AccountMail } from './account/account-mail.service.js';
import { AddressBook } from './account/address-book.service.js';
import { CustomerAccounts } from './account/customer-accounts.service.js';
import { CustomerCalls } from './account/customer-calls.service.js';
import { CustomerController } from './account/customer.controller.js';
import { MailJobs } from './account/mail-jobs.repository.js';
import { MailedLinks } from './account/mailed-links.service.js';
import { MyOrdersLinks } from './account/my-orders-links.repository.js';
import { MyOrders } from './account/my-orders.service.js';
import { Profiles } from './account/profile.service.js';
import { SignIns } from './account/sign-in.service.js';
import { AnswerCheck } from './answer-check.js';
import { BackendErrorsController } from './backend-errors/backend-errors.controller.js';
import { BackendView } from './backend-errors/backend-view.service.js';
import { CommerceBackendController } from './backend-errors/commerce-backend.controller.js';
import { BoundaryShopper } from './boundary-shopper/boundary-shopper.service.js';
import { DraftBoundaries } from './boundary-shopper/draft-boundaries.service.js';
import { TrialCarts } from './boundary-shopper/trial-carts.service.js';
import { Carts } from './cart/carts.service.js';
import { CouponAttempts } from './cart/coupon-attempts.service.js';
import { RecentCarts } from './cart/recent-carts.service.js';
import { CatalogueFeed } from './catalogue/catalogue-feed.service.js';
import { CatalogueMemory } from './catalogue/catalogue-memory.service.js';
import { Categories } from './catalogue/categories.service.js';
import { ExtraGuarantees } from './catalogue/extra-guarantees.service.js';
import { ListingIndexes } from './catalogue/listing-indexes.service.js';
import { Listings } from './catalogue/listings.service.js';
import { ProductCards } from './catalogue/product-cards.service.js';
import { ProductCompanions } from './catalogue/product-companions.service.js';
import { ProductReading } from './catalogue/product-reading.service.js';
import { Products } from './catalogue/products.service.js';
import { PublicStores } from './catalogue/public-stores.service.js';
import { VolumeDiscounts } from './catalogue/volume-discounts.service.js';
import { ShippingMethods } from './catalogue/shipping-methods.service.js';
import { StockReading } from './catalogue/stock-reading.service.js';
import { TagManagerProducts } from './catalogue/tag-manager-products.service.js';
import { Stocks } from './catalogue/stock.service.js';
import { Checkout } from './checkout/checkout.service.js';
import { CommerceCalls } from './commerce-calls.service.js';
import { CommerceController } from './commerce.controller.js';
import { ImpactController } from './impact/impact.controller.js';
import { Impacts } from './impact/impacts.service.js';
import { Checkouts } from './orders/checkouts.repository.js';
import { AttemptReleases } from './orders/attempt-releases.service.js';
import { CrashPoints } from './orders/crash-points.js';
import { PaymentAttempts } from './orders/payment-attempts.repository.js';
import { EarlyPayments } from './orders/early-payments.service.js';
import { EnsureOrder } from './orders/ensure-order.service.js';
import { OrderJobs } from './orders/order-jobs.service.js';
import { OrderPayments } from './orders/order-payments.service.js';
import { OrderPlacement } from './orders/order-placement.service.js';
import { Orders } from './orders/orders.service.js';
import { CommerceProbes } from './readiness/commerce-probes.js';
import { NewReviews } from './reviews/new-reviews.service.js';
import { Reviews } from './reviews/reviews.service.js';
import { SearchBuilds } from './search/search-builds.service.js';
import { SearchFollower } from './search/search-follower.service.js';
import { SearchHealth } from './search/search-health.js';
import { SearchIndexesController } from './search/search-indexes.controller.js';
import { SearchIndexer } from './search/search-indexer.service.js';
import { SearchLog } from './search/search-log.service.js';
import { SearchPlan } from './search/search-plan.service.js';
import { SearchQueries } from './search/search-queries.repository.js';
import { SearchSource } from './search/search-source.service.js';
import { SearchStandings } from './search/search-standings.service.js';
import { SearchStates } from './search/search-states.repository.js';
import { SearchTurn } from './search/search-turn.js';
import { Search } from './search/search.service.js';
import { SearchedTextsController } from './search/searched-texts.controller.js';
import { SearchedTextCounts } from './search/searched-texts.repository.js';
import { ShopperOperations } from './shopper-operations.service.js';
import { StoreDriftController } from './store-sync/store-drift.controller.js';
import { StoreSync } from './store-sync/store-sync.service.js';
import { SessionQueue } from './visit/session-queue.js';
import { SessionRenewals } from './visit/session-renewals.repository.js';
import { Shoppers } from './visit/shoppers.service.js';
import { Visits } from './visit/visits.service.js';

/** Catalogue, cart, checkout, payments, orders and accounts of the shopper. */
@Module({
  imports: [CacheModule, CommercetoolsModule, JobsModule, MailModule, SearchModule, SessionModule],
  controllers: [
    CommerceController,
    CustomerController,
    StoreDriftController,
    ImpactController,
    BackendErrorsController,
    CommerceBackendController,
    SearchedTextsController,
    SearchIndexesController,
  ],
  providers: [
    BackendView,
    SearchedTextCounts,
    Visits,
    Shoppers,
    SessionQueue,
    SessionRenewals,
    Categories,
    ProductReading,
    ListingIndexes,
    ShippingMethods,
    VolumeDiscounts,
    PublicStores,
    ProductCards,
    CatalogueFeed,
    CatalogueMemory,
    Listings,
    ExtraGuarantees,
    ProductCompanions,
    Products,
    Reviews,
    Stocks,
    TagManagerProducts,
    StockReading,
    Carts,
    CouponAttempts,
    RecentCarts,
    Checkout,
    Checkouts,
    CrashPoints,
    PaymentAttempts,
    AttemptReleases,
    EnsureOrder,
    OrderPayments,
    OrderPlacement,
    EarlyPayments,
    OrderJobs,
    Orders,
    Search,
    SearchBuilds,
    SearchFollower,
    SearchHealth,
    SearchIndexer,
    SearchLog,
    SearchPlan,
    SearchQueries,
    SearchSource,
    SearchStandings,
    SearchStates,
    SearchTurn,
    AccountAttempts,
    AccountMail,
    MailJobs,
    SignIns,
    Profiles,
    MailedLinks,
    MyOrdersLinks,
    MyOrders,
    NewReviews,
    AddressBook,
    CustomerCalls,
    CustomerAccounts,
    CommerceCalls,
    AnswerCheck,
    ShopperOperations,
    StoreSync,
    CommerceProbes,
    Impacts,
    TrialCarts,
    BoundaryShopper,
    DraftBoundaries,
  ],
  exports: [CatalogueFeed, ShopperOperations],
})
export class CommerceModule implements OnModuleInit {
  constructor(
    private readonly health: HealthParts,
    private readonly catalogue: CatalogueBackend,
    private readonly products: ProductReading,
    private readonly watch: BackendWatch,
  ) {}

  /**
   * Without the commerce backend the catalogue goes on from memory: that is degraded, not down. Nobody is sent to a process
   * that reads its products for the first time.
   */
  onModuleInit(): void {
    this.health.register({
      name: 'catalogue',
      essential: true,
      check: () =>
        this.products.warmUp.isUnderWay ? { status: 'down', detail: 'reads the products' } : { status: 'up' },
    });
    this.health.register({
      name: 'commerce-backend',
      essential: false,
      check: async () => {
        // Before anything is asked: a question of our own would wait behind those that are stuck.
        const troubles = this.watch.troubles();
        if (troubles.length > 0) return { status: 'degraded', detail: troubles.join('; ') };
        await this.catalogue.ping();
        return { status: 'up' };
      },
    });
  }
}
