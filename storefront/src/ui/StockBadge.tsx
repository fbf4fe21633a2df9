import type { StockLevel } from '@manifold/domain/low-stock/stock-level';
import { useIntl } from 'react-intl';
import { classNames } from './class-names.js';
import { Icon, type IconName } from './Icon.js';
import { defineMessages } from './define-messages.js';

const stockMessages = defineMessages({
  'in-stock': { id: 'stock.in-stock', defaultMessage: 'In stock' },
  'low-stock': {
    id: 'stock.low-stock',
    defaultMessage: 'Low stock: {pieces, plural, one {# piece} other {# pieces}} left',
  },
  'out-of-stock': { id: 'stock.out-of-stock', defaultMessage: 'Out of stock' },
});

const LOOKS: Record<StockLevel, { icon: IconName; className: string }> = {
  'in-stock': { icon: 'check', className: 'text-ok' },
  'low-stock': { icon: 'warning', className: 'text-warn' },
  'out-of-stock': { icon: 'close', className: 'text-danger' },
};

const SIZES = {
  xs: { line: 'gap-1.5 text-xs', icon: 'size-4' },
  sm: { line: 'gap-2 text-sm', icon: 'size-5' },
};

export interface Stock {
  readonly level: StockLevel;
  readonly pieces: number;
}

/** The stock level of a product in words. The line keeps its height while the stock is unknown. */
export function StockBadge({ stock, size = 'xs' }: { readonly stock: Stock | undefined; readonly size?: 'xs' | 'sm' }) {
  const { formatMessage } = useIntl();
  const look = stock && LOOKS[stock.level];
  return (
    <p className={classNames('stock-line', look?.className, SIZES[size].line)}>
      {stock && look ? (
        <>
          <Icon name={look.icon} className={SIZES[size].icon} />
          {formatMessage(stockMessages[stock.level], { pieces: stock.pieces })}
        </>
      ) : null}
    </p>
  );
}
