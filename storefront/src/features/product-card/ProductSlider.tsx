import type { ProductCard as Card } from '@manifold/domain/catalogue/contract';
import { useIntl } from 'react-intl';
import { Carousel } from '../../ui/Carousel.js';
import { ProductCard } from './ProductCard.js';
import { defineMessages } from '../../ui/define-messages.js';

const sliderMessages = defineMessages({
  previous: { id: 'slider.previous', defaultMessage: 'Show previous products' },
  next: { id: 'slider.next', defaultMessage: 'Show more products' },
});

/** Product cards in a row that scrolls. */
export function ProductSlider({ title, products }: { readonly title: string; readonly products: readonly Card[] }) {
  const { formatMessage } = useIntl();
  const labels = { previous: formatMessage(sliderMessages.previous), next: formatMessage(sliderMessages.next) };
  const items = products.map((product) => ({ key: product.id, content: <ProductCard product={product} /> }));
  return <Carousel title={title} labels={labels} items={items} />;
}
