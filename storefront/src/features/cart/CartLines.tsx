import type { CustomLineItem, LineItem } from '@manifold/domain/cart/contract';
import { shownLines } from '@manifold/domain/cart/shown-lines';
import { useMoney } from '../../platform/money/use-money.js';
import { CustomLine } from '../../ui/CustomLine.js';
import { CartLine } from './CartLine.js';
import { RemovedLine } from './RemovedLine.js';
import { useDeliveryDays } from './use-cart-products.js';
import type { Removal } from './use-removal.js';

export interface CartLinesProps {
  readonly lines: readonly LineItem[];
  readonly customLines: readonly CustomLineItem[];
  readonly removal: Removal;
  readonly isCompact?: boolean;
}

/** The lines of the cart. The line that was removed last is replaced by a button that restores it. */
export function CartLines({ lines, customLines, removal, isCompact = false }: CartLinesProps) {
  const { removed, pending, remove } = removal;
  const formatAmount = useMoney();
  const deliveryDays = useDeliveryDays(lines);
  return (
    <>
      {removed ? <RemovedLine key={removed.id} removal={removal} /> : null}
      <ul className="divide-y divide-hairline">
        {shownLines(lines)
          .filter(({ id }) => id !== removed?.id && !pending.includes(id))
          .map((line) => (
            <CartLine
              key={line.id}
              line={line}
              deliveryDays={deliveryDays[line.sku] ?? null}
              isCompact={isCompact}
              onRemove={() => remove(line)}
            />
          ))}
        {customLines.map(({ id, name, quantity, price, totalPrice }) => (
          <CustomLine
            key={id}
            name={name}
            pieces={`${quantity} × ${formatAmount(price)}`}
            total={formatAmount(totalPrice)}
          />
        ))}
      </ul>
    </>
  );
}
