/** The door of the catalogue: categories, listings, cards, stock and change feed. */
export { CatalogueFeed } from './catalogue-feed.service.js';
export { CatalogueCaches } from './catalogue-caches.service.js';
export { CatalogueModule } from './catalogue.module.js';
export { Categories, linkContext } from './categories.service.js';
export { categoryLink, type CategoryTree, type LinkContext } from './category-tree.js';
export type { ListedBrand, ListedProduct } from './listed-product.js';
export { filterListing } from './listing-filter.js';
export type { ListingIndex } from './listing-index.js';
export { ListingIndexes } from './listing-indexes.service.js';
export { filtersOf, Listings } from './listings.service.js';
export { pathOf, localisedText } from './localised-text.js';
export { longestTime, shownAverage } from './product-card.js';
export { ProductCards } from './product-cards.service.js';
export { ShippingMethods } from './shipping-methods.service.js';
export { StockReading, Stocks } from './stock-reading.service.js';
