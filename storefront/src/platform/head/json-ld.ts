import type { CategoryLink, Product } from '@manifold/domain/catalogue/contract';

/** Returns the structured data of a product. It has no stock, because the page is cached and stock is not. */
export function productJsonLd(
  { name, sku, brand, images, price, rating, description, path }: Product,
  urlOf: (path: string) => string,
) {
  const { centAmount, currencyCode, fractionDigits } = price.discounted ?? price.value;
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name,
    sku,
    image: images.map(({ url }) => urlOf(url)),
    ...(description ? { description } : {}),
    ...(brand ? { brand: { '@type': 'Brand', name: brand } } : {}),
    ...(rating && rating.count > 0
      ? { aggregateRating: { '@type': 'AggregateRating', ratingValue: rating.average, reviewCount: rating.count } }
      : {}),
    offers: {
      '@type': 'Offer',
      url: urlOf(path),
      price: (centAmount / 10 ** fractionDigits).toFixed(fractionDigits),
      priceCurrency: currencyCode,
      itemCondition: `https://schema.org/${sku.startsWith('EX20') ? 'Used' : 'New'}Condition`,
    },
  };
}

/** Returns the structured data of a breadcrumb. */
export function breadcrumbJsonLd(
  steps: readonly Pick<CategoryLink, 'name' | 'path'>[],
  urlOf: (path: string) => string,
) {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: urlOf(path),
    })),
  };
}
