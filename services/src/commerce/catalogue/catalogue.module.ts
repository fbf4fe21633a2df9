import { Module } from '@nestjs/common';
import { CommercetoolsModule } from '../../integrations/commercetools/commercetools.module.js';
import { CacheModule } from '../../platform/cache/cache.module.js';
import { OperationsModule } from '../operations/index.js';
import { CatalogueFeed } from './catalogue-feed.service.js';
import { CatalogueHealth } from './catalogue-health.js';
import { CatalogueCaches } from './catalogue-caches.service.js';
import { CatalogueOperations } from './catalogue-operations.js';
import { Categories } from './categories.service.js';
import { ExtraGuarantees } from './extra-guarantees.service.js';
import { ListingIndexes } from './listing-indexes.service.js';
import { Listings } from './listings.service.js';
import { ProductCards } from './product-cards.service.js';
import { ProductCompanions } from './product-companions.service.js';
import { ProductReading } from './product-reading.service.js';
import { ProductRecords } from './product-records.service.js';
import { Products } from './products.service.js';
import { ShippingMethods } from './shipping-methods.service.js';
import { StockReading, Stocks } from './stock-reading.service.js';
import { TagManagerProducts } from './tag-manager-products.service.js';
import { VolumeDiscounts } from './volume-discounts.service.js';

/** Categories, products, listings and stock, cached in memory and invalidated by the backend's change feed. */
@Module({
  imports: [CacheModule, CommercetoolsModule, OperationsModule],
  providers: [
    CatalogueFeed,
    CatalogueHealth,
    CatalogueCaches,
    CatalogueOperations,
    Categories,
    ExtraGuarantees,
    ListingIndexes,
    Listings,
    ProductCards,
    ProductCompanions,
    ProductReading,
    ProductRecords,
    Products,
    ShippingMethods,
    StockReading,
    Stocks,
    TagManagerProducts,
    VolumeDiscounts,
  ],
  exports: [
    CatalogueFeed,
    CatalogueCaches,
    Categories,
    ListingIndexes,
    Listings,
    ProductCards,
    ShippingMethods,
    StockReading,
    Stocks,
  ],
})
export class CatalogueModule {}
