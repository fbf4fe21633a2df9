import type { Product } from '@manifold/domain/catalogue/contract';
import { reachedDiscount, volumePrice } from '@manifold/domain/volume-discount/volume-price';
import { useIntl } from 'react-intl';
import { cachedOnServer } from '../../platform/cached-markup/CachedMarkup.js';
import { useMoney } from '../../platform/money/use-money.js';
import { classNames } from '../../ui/class-names.js';
import { defineMessages } from '../../ui/define-messages.js';

const volumeMessages = defineMessages({
  title: { id: 'product.volume-prices', defaultMessage: 'Volume prices' },
  from: { id: 'product.volume-from', defaultMessage: 'From {count, plural, one {# piece} other {# pieces}}' },
  each: { id: 'product.volume-each', defaultMessage: '{amount} each' },
  saving: { id: 'price.saving', defaultMessage: '−{share, number, percent}' },
});

const WHOLE = 10_000;

export interface VolumePricesProps {
  readonly product: Pick<Product, 'price' | 'volumeDiscounts'>;
  /** The selected quantity; the step that it reaches is highlighted. */
  readonly quantity: number;
}

function UncachedPrices({ product: { price, volumeDiscounts }, quantity }: VolumePricesProps) {
  const { formatMessage } = useIntl();
  const formatAmount = useMoney();
  if (volumeDiscounts.length === 0) return null;
  const paid = price.discounted ?? price.value;
  const reached = reachedDiscount(volumeDiscounts, quantity);
  return (
    <table className="tabular mt-4 w-full text-sm">
      <caption className="mb-1 text-left text-xs text-ink-soft">{formatMessage(volumeMessages.title)}</caption>
      <tbody>
        {volumeDiscounts.map(({ from, permyriad }) => (
          <tr
            key={from}
            aria-current={reached?.from === from ? 'true' : undefined}
            className={classNames(
              'border-t border-hairline',
              reached?.from === from && 'bg-saving-ground font-semibold',
            )}
          >
            <th scope="row" className="py-1.5 pl-2 text-left font-[inherit] hyphens-auto [overflow-wrap:anywhere]">
              {formatMessage(volumeMessages.from, { count: from })}
            </th>
            <td className="px-2 py-1.5 text-right text-saving">
              {formatMessage(volumeMessages.saving, { share: permyriad / WHOLE })}
            </td>
            <td className="py-1.5 pr-2 text-right">
              {formatMessage(volumeMessages.each, {
                amount: formatAmount({ ...paid, centAmount: volumePrice(paid.centAmount, { permyriad }) }),
              })}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The price of one piece by quantity; renders nothing if there are no volume discounts. */
export const VolumePrices = import.meta.env.SSR
  ? cachedOnServer(UncachedPrices, {
      ownerOf: ({ product, quantity }) => (quantity === 1 ? product : undefined),
      variantOf: () => 'volume prices',
    })
  : UncachedPrices;
