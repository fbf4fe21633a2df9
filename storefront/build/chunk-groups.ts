/** `*` stands for one name: `screens/home/*.tsx`. A pattern without one names everything that begins so. */
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

const cards = matcher([
  'src/features/product-card/ProductCard',
  'src/features/product-card/ProductTags',
  'src/features/product-card/messages',
  'src/features/breadcrumb/',
  'src/ui/Breadcrumb',
  'src/ui/FactTable',
  'src/ui/delivery-estimate/',
  'src/ui/stock/',
  'domain/dist/delivery-estimate/',
  'src/ui/rating/',
  'src/platform/facts/',
]);

const home = matcher(['src/screens/home/*.tsx', 'src/features/reasons/', 'src/routes/index.tsx?tsr-split']);

/** Rows of cards: on the home page at once, elsewhere further down. */
const slider = matcher([
  'src/features/product-card/ProductSlider',
  'src/features/product-card/slider-messages',
  'src/ui/Carousel',
]);

const category = matcher([
  'src/screens/category/*.tsx',
  'src/screens/category/filters/ids',
  'src/screens/category/collection-messages',
  'src/screens/category/listing-messages',
  'src/screens/category/listing-query',
  'src/screens/category/load-',
  'src/screens/category/set-filters',
  'src/screens/category/use-filter-name',
  'src/screens/slug/*.tsx',
  'src/screens/slug/load-slug',
  'src/screens/information/*.tsx',
  'src/screens/information/messages',
  'src/screens/information/paragraphs',
  'src/features/product-card/ProductGrid',
  'src/ui/Select',
  'src/routes/$slug.tsx?tsr-split',
  'src/routes/c.$slug.tsx?tsr-split',
]);

const product = matcher([
  'src/screens/product/*.tsx',
  'src/screens/product/load-product',
  'src/screens/product/messages',
  'src/screens/product/shipping-fee',
  'src/screens/product/use-has-left',
  'src/features/add-to-cart/',
  'src/features/volume-prices/',
  'domain/dist/volume-discount/',
  'domain/dist/money/round',
  'src/routes/p.$slug.tsx?tsr-split',
]);

/** What is loaded when it is first needed (late parts among them), or with the checkout. */
const later = matcher([
  'src/routes/*.tsx?tsr-split',
  'src/routes/*.tsx?tsr-split=component',
  'src/screens/category/filters/*.tsx',
  'src/screens/category/filters/choices',
  'src/screens/category/pages/',
  'src/screens/product/details/',
  'src/features/campaign/',
  'src/features/reviews/',
  'src/screens/product/suggestions/',
  'src/shell/CategoryMenu',
  'src/shell/footer/',
  'src/platform/config-live/',
  'src/platform/follow-page',
  'src/platform/head/address-facts',
  'src/platform/head/follow-address',
  'src/platform/intl/compiled/',
  'src/platform/intl/load-messages',
  'src/platform/intl/messages-name',
  'src/ui/AddressText',
  'src/ui/Overlay',
  'src/ui/Field',
  'src/ui/TextField',
  'src/ui/RadioCards',
  'src/ui/Tabs',
  'src/ui/tab-key',
  'src/ui/control-classes',
  'src/ui/Skeleton',
]);

/** What the steps of the checkout share: one file beside each step's own. */
const checkout = matcher([
  'src/features/checkout-progress/StepColumns',
  'src/features/checkout-progress/StepSkeleton',
  'src/features/checkout-progress/checkout-move',
  'src/features/checkout-progress/use-checkout-cart',
  'src/features/order-summary/',
  'src/ui/AddressText',
  'src/ui/RadioCards',
]);

const everyPage = matcher([
  'src/entry-client',
  'src/router.tsx',
  'src/routeTree',
  'src/routes/',
  'src/platform/',
  'src/shell/',
  'src/ui/',
  'src/screens/home/',
  'src/screens/category/',
  'src/screens/product/',
  'src/screens/slug/',
  'src/screens/information/',
  'src/screens/not-found/',
  'src/screens/error/',
  'src/features/department-tiles/',
  'src/features/language-selector/',
  'domain/dist/money/format',
  'domain/dist/money/money',
  'domain/dist/quantity/',
  'domain/dist/low-stock/stock-level',
  'domain/dist/catalogue/brand-slug',
  'domain/dist/catalogue/listing-address',
  'domain/dist/catalogue/listing-filters',
  'domain/dist/catalogue/product-slug',
  'domain/dist/delivery-estimate/',
  'domain/dist/shipping-cost/free-shipping',
  'domain/dist/shop-error/shop-error',
]);

const isOnlyOnEveryPage = (id: string): boolean =>
  everyPage(id) && ![cards, slider, home, category, product, later].some((matches) => matches(id));

/**
 * How the browser's code is cut: the libraries, which change with a release of theirs; what every page needs; what shows
 * products; what a category, a product, home, or the checkout needs beside it. Few files compress a fifth better than thirty small ones.
 * Heads are made before a screen's code is there, so they belong to every page; the loaders of listings and products come
 * with their code. What is not named is cut by route.
 */
export const chunkGroups = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
  { name: 'router', test: /node_modules\/(@tanstack|seroval)/ },
  { name: 'intl', test: /node_modules\/(react-intl|@formatjs|intl-messageformat)/ },
  { name: 'shop', test: isOnlyOnEveryPage },
  { name: 'cards', test: cards },
  { name: 'slider', test: slider },
  { name: 'category', test: category },
  { name: 'product', test: product },
  { name: 'home', test: home },
  { name: 'checkout', test: checkout },
];
