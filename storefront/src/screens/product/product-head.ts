import { breadcrumbJsonLd, productJsonLd } from '../../platform/head/json-ld.js';
import type { RouterContext } from '../../platform/routing/router-context.js';
import { urlBuilder } from '../../platform/store/language-prefix.js';
import type { ProductData } from './load-product.js';

const DESCRIPTION_LENGTH = 155;

export function productHead({ product }: ProductData, { shop, origin }: RouterContext) {
  const { brand } = shop.config.page.get();
  const urlOf = urlBuilder(origin, shop.config.first);
  const description = product.metaDescription ?? product.description?.slice(0, DESCRIPTION_LENGTH) ?? product.name;
  return {
    meta: [
      { title: `${product.metaTitle ?? product.name} | ${brand.name}` },
      { name: 'description', content: description },
      { 'script:ld+json': productJsonLd(product, urlOf) },
      { 'script:ld+json': breadcrumbJsonLd([...product.breadcrumb, product], urlOf) },
    ],
  };
}
