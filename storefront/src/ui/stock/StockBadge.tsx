import type { StockLevel } from '@manifold/domain/low-stock/stock-level';
import { useIntl } from 'react-intl';
import { classNames } from '../class-names.js';
import { Icon, type IconName } from '../Icon.js';
import { stockMessages } from './messages.js';

const LOOKS: Record<StockLevel, { icon: IconName; className: string }> = {
  'in-stock': { icon: 'check', className: 'text-ok' },
  'low-stock': { icon: 'warning', className: 'text-warn' },
  'out-of-stock': { icon: 'close', className: 'text-danger' },
};

export interface Stock {
  readonly level: StockLevel;
  readonly pieces: number;
}

/** How well stocked a product is, in words. Its line keeps its height while the figure is on the way. */
export function StockBadge({ stock, className }: { readonly stock: Stock | undefined; readonly className?: string }) {
  const { formatMessage } = useIntl();
  const look = stock && LOOKS[stock.level];
  return (
    <p className={classNames('flex min-h-5 items-center gap-1.5 text-xs font-semibold', look?.className, className)}>
      {stock && look ? (
        <>
          <Icon name={look.icon} className="size-4" />
          {formatMessage(stockMessages[stock.level], { pieces: stock.pieces })}
        </>
      ) : null}
    </p>
  );
}
