import type { Price } from '@manifold/domain/catalogue/contract';
import { useIntl } from 'react-intl';
import { useMoney } from '../../platform/money/use-money.js';
import { VisuallyHidden } from '../../ui/VisuallyHidden.js';
import { cartMessages as messages } from './messages.js';

/** The price of one piece, and its price before a discount. */
export function LinePrice({ price: { value, discounted } }: { readonly price: Price }) {
  const { formatMessage } = useIntl();
  const formatAmount = useMoney();
  return (
    <p className="tabular mt-0.5 flex flex-wrap items-baseline gap-x-2 text-xs text-ink-soft">
      <span className={discounted ? 'font-semibold text-saving' : undefined}>
        {formatMessage(messages.each, { price: formatAmount(discounted ?? value) })}
      </span>
      {discounted ? (
        <>
          <VisuallyHidden>{formatMessage(messages.priceBefore)}</VisuallyHidden>
          <s>{formatAmount(value)}</s>
        </>
      ) : null}
    </p>
  );
}
