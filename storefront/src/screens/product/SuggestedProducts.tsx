import { useIntl } from 'react-intl';
import { ProductSlider } from '../../features/product-card/ProductSlider.js';
import type { Suggestions } from './load-product.js';
import { defineMessages } from '../../ui/define-messages.js';

const suggestionMessages = defineMessages({
  accessories: { id: 'product.accessories', defaultMessage: 'Matching accessories' },
  machines: { id: 'product.fits', defaultMessage: 'Fits these machines' },
  similar: { id: 'product.similar', defaultMessage: 'Similar products' },
});

export interface SuggestedProductsProps {
  readonly suggestions: Suggestions;
  /** Whether the page's product is an accessory: then the first row shows the machines that it fits. */
  readonly isAccessory: boolean;
}

/** Matching products, then similar ones. */
export function SuggestedProducts({ suggestions: { matching, similar }, isAccessory }: SuggestedProductsProps) {
  const { formatMessage } = useIntl();
  const matchingTitle = isAccessory ? suggestionMessages.machines : suggestionMessages.accessories;
  return (
    <div className="section-rhythm space-y-8 lg:space-y-14 print:hidden">
      {matching.length > 0 ? <ProductSlider title={formatMessage(matchingTitle)} products={matching} /> : null}
      {similar.length > 0 ? (
        <ProductSlider title={formatMessage(suggestionMessages.similar)} products={similar} />
      ) : null}
    </div>
  );
}
