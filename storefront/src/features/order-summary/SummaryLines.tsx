import type { CustomLineItem, LineItem } from '@manifold/domain/cart/contract';
import { shownLines } from '@manifold/domain/cart/shown-lines';
import { useIntl } from 'react-intl';
import { GiftMark } from '../../platform/gifts/GiftMark.js';
import { useMoney } from '../../platform/money/use-money.js';
import { LineSavings } from '../../platform/savings/LineSavings.js';
import { CustomLine } from '../../ui/CustomLine.js';
import { Picture } from '../../ui/Picture.js';
import { orderSummaryMessages } from './messages.js';

const PICTURE = 56;

export interface SummaryLinesProps {
  readonly lines: readonly LineItem[];
  readonly customLines: readonly CustomLineItem[];
}

/** The ordered products and other lines in short. */
export function SummaryLines({ lines, customLines }: SummaryLinesProps) {
  const { formatMessage } = useIntl();
  const formatAmount = useMoney();
  return (
    <ul className="divide-y divide-hairline">
      {shownLines(lines).map(({ id, image, name, price, quantity, savings, totalPrice, isGift }) => (
        <li key={id} className="flex gap-3 py-3 first:pt-0">
          <Picture
            src={image ?? undefined}
            alt=""
            size={PICTURE}
            className="size-14 shrink-0 rounded-control bg-ground p-1"
          />
          <div className="min-w-0 flex-1 text-sm">
            <p className="product-name line-clamp-2">{name}</p>
            <p className="tabular text-xs text-ink-faint">
              {formatMessage(orderSummaryMessages.pieces, {
                quantity,
                price: formatAmount(price.discounted ?? price.value),
              })}
            </p>
            <GiftMark line={{ isGift }} />
            <LineSavings savings={savings} />
          </div>
          <p className="tabular text-sm font-semibold whitespace-nowrap">{formatAmount(totalPrice)}</p>
        </li>
      ))}
      {customLines.map(({ id, name, quantity, price, totalPrice }) => (
        <CustomLine
          key={id}
          name={name}
          pieces={formatMessage(orderSummaryMessages.pieces, { quantity, price: formatAmount(price) })}
          total={formatAmount(totalPrice)}
        />
      ))}
    </ul>
  );
}
