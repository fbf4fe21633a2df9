import type { SuggestedProduct } from '@manifold/domain/search/contract';
import { money } from '@manifold/domain/money/money';
import type { Market } from '../../integrations/commercetools/ports/market.js';
import { type ListedProduct, pathOf, textIn } from '../catalogue/index.js';

/**
 * A hit as it is shown below the field, from what the lists know: with every letter that somebody types other products fit,
 * and nobody asks the commerce backend for them.
 */
export function suggestedProduct(
  { sku, face, centAmount, fullCentAmount }: ListedProduct,
  { languages, currencyCode }: Market,
): SuggestedProduct {
  const name = textIn(languages, face.names) ?? '';
  return {
    sku,
    name,
    path: pathOf(textIn(languages, face.slugs) ?? ''),
    image: face.image && { url: face.image.url, alt: face.image.label ?? name },
    price: {
      value: money(fullCentAmount, currencyCode),
      discounted: centAmount === fullCentAmount ? null : money(centAmount, currencyCode),
    },
  };
}
