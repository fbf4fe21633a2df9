import { Module } from '@nestjs/common';
import { Env } from '../../platform/env/env.js';
import { CommercetoolsCarts } from './carts/cart.client.js';
import { CommercetoolsCatalogue } from './catalogue/catalogue.client.js';
import { BackendLog } from './connection/backend-log.js';
import { BackendConnections } from './connection/backend-connections.js';
import { CommercetoolsChanges } from './changes/changes.client.js';
import { CommercetoolsClient } from './connection/commercetools.client.js';
import { ServiceTokens } from './connection/service-tokens.js';
import { ShopperCalls } from './connection/shopper-calls.client.js';
import { CommercetoolsSettings } from './connection/settings.js';
import { CommercetoolsShopperTokens } from './connection/shopper-tokens.client.js';
import { TokenEndpoint } from './connection/token-endpoint.js';
import { CommercetoolsCustomerErasure } from './customers/customer-erasure.client.js';
import { CommercetoolsCustomers } from './customers/customer.client.js';
import { ORDER_PORTS, ORDER_PROVIDERS } from './orders/order-ports.js';
import { CommercetoolsNetPrices } from './net-prices/net-price.client.js';
import { BackendWatch } from './ports/backend-watch.js';
import { CartBackend } from './ports/cart-backend.js';
import { CatalogueChanges } from './ports/catalogue-changes.js';
import { CatalogueBackend } from './ports/catalogue-backend.js';
import { CustomerBackend } from './ports/customer-backend.js';
import { CustomerErasure } from './ports/customer-erasure.js';
import { NetPriceBackend } from './ports/net-price-backend.js';
import { ReviewBackend } from './ports/review-backend.js';
import { ReviewDeskBackend } from './ports/review-desk-backend.js';
import { SalesBackend } from './ports/sales-backend.js';
import { SearchedProducts } from './ports/searched-products.js';
import { ProjectSetup } from './ports/project-setup.js';
import { StoreBackend } from './ports/store-backend.js';
import { ShopperTokens } from './ports/shopper-tokens.js';
import { TrialCartBackend } from './ports/trial-cart-backend.js';
import { CommercetoolsReviews } from './reviews/review.client.js';
import { CommercetoolsReviewDesk } from './reviews/review-desk.client.js';
import { CommercetoolsSales } from './sales/sales.client.js';
import { CommercetoolsSearchedProducts } from './searched/searched-products.client.js';
import { CommercetoolsSetup } from './stores/project-setup.client.js';
import { CommercetoolsStores } from './stores/store.client.js';
import { CommercetoolsTrialCarts } from './trial-carts/trial-cart.client.js';

/** The commerce backend behind its ports; no type of the vendor leaves this folder. */
@Module({
  providers: [
    {
      provide: CommercetoolsSettings,
      inject: [Env],
      useFactory: ({ commercetools, deadlines }: Env) => ({ ...commercetools, deadlines: deadlines.backend }),
    },
    BackendConnections,
    BackendLog,
    { provide: BackendWatch, useExisting: BackendLog },
    TokenEndpoint,
    ServiceTokens,
    CommercetoolsClient,
    ShopperCalls,
    { provide: ShopperTokens, useClass: CommercetoolsShopperTokens },
    { provide: CatalogueChanges, useClass: CommercetoolsChanges },
    { provide: CatalogueBackend, useClass: CommercetoolsCatalogue },
    { provide: ReviewBackend, useClass: CommercetoolsReviews },
    { provide: ReviewDeskBackend, useClass: CommercetoolsReviewDesk },
    { provide: CartBackend, useClass: CommercetoolsCarts },
    { provide: CustomerBackend, useClass: CommercetoolsCustomers },
    { provide: CustomerErasure, useClass: CommercetoolsCustomerErasure },
    { provide: NetPriceBackend, useClass: CommercetoolsNetPrices },
    ...ORDER_PROVIDERS,
    { provide: StoreBackend, useClass: CommercetoolsStores },
    { provide: ProjectSetup, useClass: CommercetoolsSetup },
    { provide: SalesBackend, useClass: CommercetoolsSales },
    { provide: SearchedProducts, useClass: CommercetoolsSearchedProducts },
    { provide: TrialCartBackend, useClass: CommercetoolsTrialCarts },
  ],
  exports: [
    BackendWatch,
    ShopperTokens,
    CatalogueBackend,
    CatalogueChanges,
    ReviewBackend,
    ReviewDeskBackend,
    CartBackend,
    CustomerBackend,
    CustomerErasure,
    NetPriceBackend,
    ...ORDER_PORTS,
    StoreBackend,
    ProjectSetup,
    SalesBackend,
    SearchedProducts,
    TrialCartBackend,
  ],
})
export class CommercetoolsModule {}
