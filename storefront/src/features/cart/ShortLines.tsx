import type { Cart } from '@manifold/domain/cart/contract';
import { useEffect, useId } from 'react';
import { useIntl } from 'react-intl';
import { useObservable } from '../../platform/observable/observable.js';
import { useShop } from '../../platform/shop/shop.js';
import { Button } from '../../ui/Button.js';
import { Icon } from '../../ui/Icon.js';
import { shortLineMessages as messages } from './messages.js';
import { type ShortLine, shortLines } from './short-lines.js';
import { useCartProblem } from './use-cart-problem.js';

const NOTHING_KNOWN: Readonly<Record<string, number>> = {};

/** Returns the lines of which too little is in stock; none until the browser knows. */
export function useShortLines({ lineItems }: Pick<Cart, 'lineItems'>): ShortLine[] {
  const { stock } = useShop();
  const pieces = useObservable(stock.pieces, NOTHING_KNOWN);
  // Stock is never in a cached page: the browser asks after it has drawn it.
  useEffect(() => lineItems.forEach(({ sku }) => stock.want(sku)), [lineItems, stock]);
  return shortLines(lineItems, pieces);
}

/** Names the lines that cannot be ordered, why, and removes or lowers them. It stands where the way to the checkout is otherwise. */
export function ShortLines({ lines }: { readonly lines: readonly ShortLine[] }) {
  return (
    <ul role="status" className="space-y-4 rounded-card bg-warn-ground p-4 text-sm">
      {lines.map((short) => (
        <ShortLineNotice key={short.line.id} short={short} />
      ))}
    </ul>
  );
}

function ShortLineNotice({ short: { line, stock } }: { readonly short: ShortLine }) {
  const { formatMessage } = useIntl();
  const { cart } = useShop();
  const problem = useCartProblem();
  const reasonId = useId();
  const { id: lineItemId, name } = line;
  const mend = () => {
    const quantity = { action: 'changeLineItemQuantity', lineItemId, quantity: stock } as const;
    cart.send(stock === 0 ? { action: 'removeLineItem', lineItemId } : quantity).catch(problem);
  };
  return (
    <li className="space-y-2">
      <p id={reasonId} className="flex items-start gap-2 font-semibold">
        <Icon name="warning" className="mt-0.5 shrink-0" />
        {formatMessage(stock === 0 ? messages.soldOut : messages.tooFew, { product: name, pieces: stock })}
      </p>
      <Button variant="secondary" onClick={mend} aria-describedby={reasonId}>
        {stock === 0 ? formatMessage(messages.remove, { name }) : formatMessage(messages.reduce, { pieces: stock })}
      </Button>
    </li>
  );
}
