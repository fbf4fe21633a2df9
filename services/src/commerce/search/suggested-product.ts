import type { SuggestedProduct } from '@manifold/domain/search/contract';
import { money } from '@manifold/domain/money/money';
import type { Market } from '../../integrations/commercetools/ports/market.js';
import { type ListedProduct, pathOf, localisedText } from '../catalogue/index.js';

/**
 * Maps a listed product to a suggestion, without a call to the commerce backend, because suggestions change at every
 * keystroke.
 */
export function suggestedProduct(
  { sku, summary, centAmount, fullCentAmount }: ListedProduct,
  { languages, currencyCode }: Market,
): SuggestedProduct {
  const name = localisedText(languages, summary.names) ?? '';
  return {
    sku,
    name,
    path: pathOf(localisedText(languages, summary.slugs) ?? ''),
    image: summary.image && { url: summary.image.url, alt: summary.image.label ?? name },
    price: {
      value: money(fullCentAmount, currencyCode),
      discounted: centAmount === fullCentAmount ? null : money(centAmount, currencyCode),
    },
  };
}
