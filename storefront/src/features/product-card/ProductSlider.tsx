import type { ProductCard as Card } from '@manifold/domain/catalogue/contract';
import { useIntl } from 'react-intl';
import { type CachedListProps, cachedListOnServer } from '../../platform/cached-markup/CachedMarkup.js';
import { Carousel, CarouselItem } from '../../ui/Carousel.js';
import { ProductCard, type ProductCardProps } from './ProductCard.js';
import { defineMessages } from '../../ui/define-messages.js';

const sliderMessages = defineMessages({
  previous: { id: 'slider.previous', defaultMessage: 'Show previous products' },
  next: { id: 'slider.next', defaultMessage: 'Show more products' },
});

function SliderItem({ product }: ProductCardProps) {
  return (
    <CarouselItem>
      <ProductCard product={product} />
    </CarouselItem>
  );
}

function UncachedItems({ items }: CachedListProps<ProductCardProps>) {
  return items.map((item) => <SliderItem key={item.product.id} {...item} />);
}

const SliderItems = import.meta.env.SSR
  ? cachedListOnServer(SliderItem, { ownerOf: ({ product }) => product, variantOf: () => 'slider item' })
  : UncachedItems;

/** Product cards in a row that scrolls. */
export function ProductSlider({ title, products }: { readonly title: string; readonly products: readonly Card[] }) {
  const { formatMessage } = useIntl();
  const labels = { previous: formatMessage(sliderMessages.previous), next: formatMessage(sliderMessages.next) };
  return (
    <Carousel title={title} labels={labels} count={products.length}>
      <SliderItems items={products.map((product) => ({ product }))} />
    </Carousel>
  );
}
