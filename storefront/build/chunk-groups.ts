/** Returns a predicate for module ids. `*` matches one name: `screens/home/*.tsx`. A pattern without `*` matches every id that starts with it. */
function matcher(patterns: readonly string[]): (id: string) => boolean {
  const sources = patterns.map((pattern) =>
    pattern
      .replace(/[.$?]/g, '\\$&')
      .replaceAll('*', '[^/]+')
      .concat(pattern.includes('*') ? '$' : ''),
  );
  const expression = new RegExp(`/(?:${sources.join('|')})`);
  return (id) => expression.test(id);
}

/** A product as a card. On a product's own page cards are further down and load later. */
const cards = matcher([
  'src/features/product-card/ProductCard',
  'src/features/product-card/ProductTags',
  'src/ui/FactTable',
  'src/platform/tags/',
  'src/platform/facts/',
]);

/** What cards and a product's own page say of a product. */
const offer = matcher([
  'src/features/breadcrumb/',
  'src/ui/Breadcrumb',
  'src/ui/DeliveryEstimate',
  'src/ui/StockBadge',
  'domain/dist/delivery-estimate/',
  'src/ui/ProductRating',
  'src/ui/Stars',
  'src/ui/PriceTag',
  'src/ui/Picture',
  'src/platform/stock/use-stock',
  'domain/dist/low-stock/',
  // The campaign banner needs them too; in the listing's file they would bring all of it to every page with a campaign.
  'src/platform/campaigns/',
]);

const home = matcher([
  'src/screens/home/*.tsx',
  'src/screens/home/load-home',
  'src/features/reasons/',
  'src/features/department-tiles/',
  'src/routes/index.tsx?tsr-split',
]);

/** What every page needs of other people's code: one file compresses better than three. */
const libraries =
  /rolldown\/runtime|node_modules\/((react|react-dom|react-intl|scheduler|intl-messageformat|use-sync-external-store)\/|@tanstack|@formatjs|seroval)/;

/** Rows of cards: at the top of the home page, further down on other pages. */
const slider = matcher(['src/features/product-card/ProductSlider', 'src/ui/Carousel']);

/** Code of every listing, search results included. */
const listing = matcher([
  'src/features/listing/*.tsx',
  'src/features/listing/query/',
  'src/features/product-card/ProductGrid',
  'src/ui/Select',
  'src/ui/chip-classes',
]);

const category = matcher([
  'src/screens/category/*.tsx',
  'src/screens/category/load-',
  'src/screens/slug/*.tsx',
  'src/screens/slug/load-slug',
  'src/routes/$slug.tsx?tsr-split',
  'src/routes/c.$slug.tsx?tsr-split',
]);

const search = matcher([
  'src/screens/search/SearchScreen',
  'src/screens/search/CategoryChips',
  'src/screens/search/load-search',
  'src/screens/search/messages',
  'src/routes/search.tsx?tsr-split=component---loader',
]);

const product = matcher([
  'src/screens/product/BuyBox',
  'src/screens/product/Gallery',
  'src/screens/product/ProductScreen',
  'src/screens/product/load-product',
  'src/screens/product/messages',
  'src/platform/shipping-cost/product-shipping-fee',
  'src/screens/product/use-is-scrolled-past',
  'src/platform/payment/use-unpayable',
  'domain/dist/payment-methods/refusals',
  'domain/dist/cash-on-delivery/refusal',
  'domain/dist/bank-transfer/refusal',
  'domain/dist/shipping-cost/shipping-fee',
  'src/features/add-to-cart/',
  'src/ui/QuantityField',
  'src/routes/p.$slug.tsx?tsr-split',
]);

/** Messages for everything that can go wrong with an order. */
const errors = matcher(['src/platform/errors/']);

/** Code that the checkout's steps share: one file in addition to each step's own. */
const checkout = matcher([
  'src/shell/CheckoutFrame',
  'src/features/checkout-progress/StepColumns',
  'src/features/checkout-progress/StepSkeleton',
  'src/features/checkout-progress/use-checkout-cart',
  'src/features/order-summary/',
  'src/platform/checkout/return-search',

  'src/platform/checkout/pending-order',
  'src/platform/cash-on-delivery/fee-taxes',
  'src/platform/payment/messages',
  'src/platform/payment/use-refusal-text',
  'src/platform/savings/',
  'src/ui/AddressText',
  'src/ui/FieldError',
  'src/ui/RadioCards',
  'domain/dist/address/printed',
]);

/** What the menu of the account needs, without the pages. */
const accountMenu = matcher([
  'src/features/account/messages',
  'src/platform/account/customer-api',
  'src/platform/account/use-account',
]);

/** Fields and the checks of their values, also those of the newsletter below every page. */
const fields = matcher(['node_modules/zod/', 'src/ui/Field', 'src/ui/TextField', 'domain/dist/email/']);

/** The checks of addresses and customers, which pages of orders need without a form. */
const contracts = matcher(['domain/dist/customer/', 'domain/dist/phone/', 'domain/dist/single-line/']);

/** Forms with more than one field. */
const forms = matcher(['node_modules/react-hook-form/']);

/** What to show if a cart or product cannot be paid for or an order was refused: loaded when that happens. */
const payable = matcher([
  'src/features/payment/order-problem',
  'src/features/payment/online/refus',
  'src/platform/payment/UnpayableNotice',
]);

/** What follows online payment: loaded after the payment page, or when a shopper returns to it. */
const online = matcher([
  'src/features/payment/online/*.tsx',
  'src/features/payment/online/use-',
  'src/features/payment/OrderInProgress',
  'src/features/payment/restore-focus',
  'src/features/payment/late-parts',
  'src/features/payment/use-order-outcome',
]);

/**
 * How the browser's code is split: libraries, which change only when they are upgraded; code of every page; what is
 * said of a product, on cards and on its page; cards; and one group each for listings, categories, search, products, home and
 * checkout. A few files compress 20 % better than thirty small ones. A group takes all that its modules import, unless an earlier
 * group has it: fields, contracts and forms are groups of their own, because the newsletter would load the code of payments
 * otherwise, and the order's page a form. Document heads are made before the code of a screen has loaded, so they
 * belong to every page. The loaders of listings and products load with their screens. Modules without a group are split by route.
 * Code of every page is what the entry imports at once: code on demand stays out of it without being named here.
 */
export const chunkGroups = [
  { name: 'libraries', test: libraries },
  { name: 'shop', tags: ['$initial' as const] },
  { name: 'errors', test: errors },
  { name: 'offer', test: offer },
  { name: 'cards', test: cards },
  { name: 'slider', test: slider },
  { name: 'listing', test: listing },
  { name: 'category', test: category },
  { name: 'search', test: search },
  { name: 'product', test: product },
  { name: 'home', test: home },
  { name: 'checkout', test: checkout },
  { name: 'account-menu', test: accountMenu },
  { name: 'fields', test: fields },
  { name: 'contracts', test: contracts },
  { name: 'forms', test: forms },
  { name: 'payable', test: payable },
  { name: 'online-payment', test: online },
];
