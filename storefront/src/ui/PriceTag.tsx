import type { Price } from '@manifold/domain/catalogue/contract';
import { formatMoney } from '@manifold/domain/money/format';
import type { Money } from '@manifold/domain/money/money';
import { useIntl } from 'react-intl';
import { Badge } from './Badge.js';
import { classNames } from './class-names.js';
import { VisuallyHidden } from './VisuallyHidden.js';
import { defineMessages } from './define-messages.js';

/** Returns the discount as a fraction, rounded down to whole percents so that a saving is never overstated; 0 without a discount. */
export function savingShare({ value, discounted }: Price): number {
  if (!discounted || value.centAmount <= 0) return 0;
  const percent = Math.floor((100 * (value.centAmount - discounted.centAmount)) / value.centAmount);
  return Math.max(0, percent) / 100;
}

export const priceMessages = defineMessages({
  now: { id: 'price.now', defaultMessage: 'Now' },
  before: { id: 'price.before', defaultMessage: 'Was' },
  taxIncluded: { id: 'price.tax-included', defaultMessage: 'incl. {rate, number, ::percent .#} VAT' },
  saving: { id: 'price.saving', defaultMessage: '−{share, number, percent}' },
});

const SIZES = { sm: 'text-sm', md: 'text-lg', lg: 'text-2xl tracking-tight lg:text-3xl' };

/** The price of a product; with a discount also the previous price and the saving. */
export function PriceTag({ price, size = 'md' }: { readonly price: Price; readonly size?: keyof typeof SIZES }) {
  const { formatMessage, locale } = useIntl();
  const formatAmount = (amount: Money) => formatMoney(amount, locale);
  const share = savingShare(price);
  const { discounted, value } = price;
  return (
    <p className="price-line">
      {discounted ? <VisuallyHidden>{formatMessage(priceMessages.now)}</VisuallyHidden> : null}
      <strong className={classNames('font-bold whitespace-nowrap', SIZES[size], discounted && 'text-saving')}>
        {formatAmount(discounted ?? value)}
      </strong>
      {discounted ? (
        <>
          <VisuallyHidden>{formatMessage(priceMessages.before)}</VisuallyHidden>
          <s className={classNames('whitespace-nowrap text-ink-soft', size === 'lg' ? 'text-md' : 'text-xs')}>
            {formatAmount(value)}
          </s>
          {size === 'lg' && share > 0 ? (
            <Badge tone="saving">{formatMessage(priceMessages.saving, { share })}</Badge>
          ) : null}
        </>
      ) : null}
    </p>
  );
}
