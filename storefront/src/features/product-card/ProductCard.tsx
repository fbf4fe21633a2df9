import type { ProductCard as Card } from '@manifold/domain/catalogue/contract';
import { cachedOnServer } from '../../platform/cached-markup/CachedMarkup.js';
import { ShopLink } from '../../platform/links/ShopLink.js';
import { useStockLevel } from '../../platform/stock/use-stock.js';
import { DeliveryEstimate } from '../../ui/DeliveryEstimate.js';
import { Picture } from '../../ui/Picture.js';
import { useFactName } from '../../platform/facts/use-fact-name.js';
import { PriceTag } from '../../ui/PriceTag.js';
import { ProductRating } from '../../ui/ProductRating.js';
import { StockBadge } from '../../ui/StockBadge.js';
import { ProductTags } from './ProductTags.js';

const MAXIMUM_FACTS = 3;

export interface ProductCardProps {
  readonly product: Card;
  /** Whether the card is on the first screen: then its picture loads at once. */
  readonly isFirst?: boolean;
  /** One level below the heading above the card. */
  readonly heading?: 'h2' | 'h3';
  readonly onChoose?: () => void;
}

function UncachedText({ product, heading: Heading = 'h3', onChoose }: Omit<ProductCardProps, 'isFirst'>) {
  const { name, path, price, rating, keyFacts, sku, deliveryDays } = product;
  const stock = useStockLevel(sku, price);
  const factName = useFactName();
  return (
    <div className="flex flex-1 flex-col gap-1.5 p-3 lg:p-4">
      <Heading className="product-name line-clamp-2 min-h-11 text-sm leading-snug font-semibold">
        <ShopLink to={path} onClick={onChoose} className="outline-none after:absolute after:inset-0 after:rounded-card">
          {name}
        </ShopLink>
      </Heading>
      <ul className="facts text-xs text-ink-soft">
        {keyFacts.slice(0, MAXIMUM_FACTS).map(({ key, value }) => (
          <li key={key} title={factName(key)}>
            {value}
          </li>
        ))}
      </ul>
      <div className="min-h-5">{rating ? <ProductRating rating={rating} /> : null}</div>
      <div className="mt-auto min-h-12 content-end pt-1">
        <PriceTag price={price} />
      </div>
      <StockBadge stock={stock} />
      <DeliveryEstimate size="xs" workingDays={stock && stock.level !== 'out-of-stock' ? deliveryDays : null} />
    </div>
  );
}

/** The texts of a card below its picture. */
const CardText = import.meta.env.SSR
  ? cachedOnServer(UncachedText, {
      ownerOf: ({ product }) => product,
      variantOf: ({ heading = 'h3' }) => `card text ${heading}`,
    })
  : UncachedText;

function UncachedCard({ product, isFirst = false, heading, onChoose }: ProductCardProps) {
  const { image, price, tags } = product;
  // The markup of a card that is cached as a whole cannot have cached parts.
  const Text = isFirst ? CardText : UncachedText;
  return (
    <article className="card group relative flex h-full flex-col rounded-card border border-hairline bg-surface transition-shadow duration-200 has-focus-visible:outline-2 has-focus-visible:outline-focus hover:shadow-soft">
      <div className="relative overflow-hidden rounded-t-card bg-ground p-3 lg:p-5">
        <Picture
          src={image?.url}
          alt=""
          isFirst={isFirst}
          size={320}
          className="mx-auto w-full transition-transform duration-250 ease-calm group-hover:scale-[1.03]"
        />
        <p className="absolute top-2 left-2 flex flex-wrap gap-1">
          <ProductTags tags={tags} price={price} />
        </p>
      </div>
      <Text product={product} heading={heading} onChoose={onChoose} />
    </article>
  );
}

/** A product in a listing or slider. The whole card is a link, named by the product. */
export const ProductCard = import.meta.env.SSR
  ? cachedOnServer(UncachedCard, {
      // The page preloads pictures of the first screen.
      ownerOf: ({ product, isFirst }) => (isFirst ? undefined : product),
      variantOf: ({ heading = 'h3' }) => `card ${heading}`,
    })
  : UncachedCard;
