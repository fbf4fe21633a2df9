import type { ProductCard as Card } from '@manifold/domain/catalogue/contract';
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

/** The texts of a card below its picture. */
function CardText({ product, heading: Heading = 'h3', onChoose }: Omit<ProductCardProps, 'isFirst'>) {
  const { name, path, price, rating, keyFacts, sku, deliveryDays } = product;
  const stock = useStockLevel(sku, price);
  const factName = useFactName();
  return (
    <div className="card-text">
      <Heading className="card-name line-clamp-2">
        <ShopLink to={path} onClick={onChoose} className="card-link">
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

/** A product in a listing or slider. The whole card is a link, named by the product. */
export function ProductCard({ product, isFirst = false, heading, onChoose }: ProductCardProps) {
  const { image, price, tags } = product;
  return (
    <article className="card group">
      <div className="card-picture">
        <Picture src={image?.url} alt="" isFirst={isFirst} size={320} className="card-image" />
        <p className="card-tags">
          <ProductTags tags={tags} price={price} />
        </p>
      </div>
      <CardText product={product} heading={heading} onChoose={onChoose} />
    </article>
  );
}
