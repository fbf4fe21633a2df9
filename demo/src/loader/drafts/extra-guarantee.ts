import type { Attribute, ProductDraft } from '@commercetools/platform-sdk';
import type { ExtraGuarantee } from '../../catalogue/extra-guarantees.js';
import { localesOutside } from '../../market/market.js';

/**
 * Returns the draft of a guarantee. It has no category and is not sold alone, so no listing shows it. It has no price,
 * because its price in the cart is a share of the machine's.
 */
export function extraGuaranteeDraft(guarantee: ExtraGuarantee): ProductDraft {
  const { sku, name, slug, description } = guarantee;
  const attributes: Attribute[] = [
    { name: 'eligibleForSelling', value: false },
    { name: 'rate', value: guarantee.rate },
    { name: 'guaranteeYears', value: guarantee.years },
    { name: 'excludedSkus', value: guarantee.excludedSkus },
    { name: 'excludedBrands', value: guarantee.excludedBrands },
    { name: 'excludedRelations', value: guarantee.excludedRelations },
    { name: 'enabledOnMarket', value: localesOutside(guarantee.notSoldIn) },
  ];
  return {
    key: sku,
    productType: { typeId: 'product-type', key: 'extra_guarantee' },
    taxCategory: { typeId: 'tax-category', key: 'standard' },
    categories: [],
    name,
    slug,
    description,
    metaTitle: name,
    metaDescription: description,
    publish: true,
    masterVariant: { sku, prices: [], attributes, images: [] },
  };
}
