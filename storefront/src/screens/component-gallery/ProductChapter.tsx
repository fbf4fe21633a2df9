import type { Price } from '@manifold/domain/catalogue/contract';
import { money } from '@manifold/domain/money/money';
import { useStoreConfig } from '../../platform/store/use-store-config.js';
import { Badge, type BadgeTone } from '../../ui/Badge.js';
import { PriceTag } from '../../ui/PriceTag.js';
import { ProductRating } from '../../ui/ProductRating.js';
import { StockBadge, type Stock } from '../../ui/StockBadge.js';
import { Chapter, Specimen, State, States } from './Specimen.js';

const TONES: readonly BadgeTone[] = ['neutral', 'strong', 'saving', 'ok', 'warn', 'danger'];
const AVERAGES = [0, 0.5, 1, 2.5, 3.4, 4.6, 5];
const REVIEWS = 1284;
const STOCKS: readonly { readonly name: string; readonly stock: Stock | undefined }[] = [
  { name: 'in stock', stock: { level: 'in-stock', pieces: 40 } },
  { name: 'low stock', stock: { level: 'low-stock', pieces: 3 } },
  { name: 'out of stock', stock: { level: 'out-of-stock', pieces: 0 } },
  { name: 'still loading', stock: undefined },
];
const SIZES = ['sm', 'md', 'lg'] as const;
const PLAIN_CENTS = 12_900;
const BEFORE_CENTS = 1_249_000;
const NOW_CENTS = 999_900;

export function ProductChapter() {
  return (
    <Chapter id="product" title="Price, rating, stock, badge">
      <Prices />
      <Specimen name="ProductRating" text="rounded to half stars">
        <States>
          {AVERAGES.map((average) => (
            <ProductRating key={average} rating={{ average, count: average === 0 ? 0 : REVIEWS }} />
          ))}
          <ProductRating isLong rating={{ average: 4.6, count: REVIEWS }} />
        </States>
      </Specimen>
      <Specimen name="StockBadge" text="keeps its height while it loads">
        <States>
          {STOCKS.map(({ name, stock }) => (
            <State key={name} name={name}>
              <StockBadge stock={stock} />
              <StockBadge stock={stock} size="sm" />
            </State>
          ))}
        </States>
      </Specimen>
      <Specimen name="Badge">
        <States>
          {TONES.map((tone) => (
            <State key={tone} name={tone}>
              <Badge tone={tone}>Bestseller</Badge>
            </State>
          ))}
        </States>
      </Specimen>
    </Chapter>
  );
}

function Prices() {
  const { currencyCode } = useStoreConfig();
  const plain: Price = { value: money(PLAIN_CENTS, currencyCode), discounted: null };
  const reduced: Price = { value: money(BEFORE_CENTS, currencyCode), discounted: money(NOW_CENTS, currencyCode) };
  return (
    <Specimen name="PriceTag" text="in this store's currency">
      <div className="space-y-4">
        {SIZES.map((size) => (
          <States key={size}>
            <State name={size}>
              <PriceTag price={plain} size={size} />
            </State>
            <State name={`${size}, discounted`}>
              <PriceTag price={reduced} size={size} />
            </State>
          </States>
        ))}
      </div>
    </Specimen>
  );
}
