import type { Cart, CartAction } from '@manifold/domain/cart/contract';
import { useEffect, useId, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useObservable } from '../../platform/observable/observable.js';
import { useShop } from '../../platform/shop/shop.js';
import { Button } from '../../ui/Button.js';
import { Icon } from '../../ui/Icon.js';
import { useFocusAfterRemoval } from '../../ui/use-focus-after-removal.js';
import { understockedLineMessages as messages } from './messages.js';
import { type UnderstockedLine, understockedLines } from './understocked-lines.js';
import { useCartProblem } from './use-cart-problem.js';

/** Returns the lines whose quantity exceeds the stock; none until the stock is known. */
export function useUnderstockedLines({ lineItems }: Pick<Cart, 'lineItems'>): UnderstockedLine[] {
  const { stock } = useShop();
  const pieces = useObservable(stock.pieces);
  // Stock is never part of a cached page, so the browser requests it after rendering.
  useEffect(() => lineItems.forEach(({ sku }) => stock.request(sku)), [lineItems, stock]);
  return understockedLines(lineItems, pieces);
}

/** Names the lines that cannot be ordered and offers to remove them or reduce their quantity. Shown instead of the link to the checkout. */
export function UnderstockedLines({ lines }: { readonly lines: readonly UnderstockedLine[] }) {
  return (
    <ul role="status" className="space-y-4 rounded-card bg-warn-ground p-4 text-sm">
      {lines.map((understocked) => (
        <UnderstockedLineNotice key={understocked.line.id} understocked={understocked} />
      ))}
    </ul>
  );
}

function UnderstockedLineNotice({ understocked: { line, stock } }: { readonly understocked: UnderstockedLine }) {
  const { formatMessage } = useIntl();
  const { cart } = useShop();
  const showProblem = useCartProblem();
  const reasonId = useId();
  const notice = useRef<HTMLLIElement>(null);
  // The next notice, or the link to the checkout that was blocked.
  useFocusAfterRemoval(notice, 'div', 'button, a');
  const { id: lineItemId, name } = line;
  const fix = () => {
    const change: CartAction =
      stock === 0
        ? { action: 'removeLineItem', lineItemId }
        : { action: 'changeLineItemQuantity', lineItemId, quantity: stock };
    cart.send(change).catch(showProblem);
  };
  return (
    <li ref={notice} className="space-y-2">
      <p id={reasonId} className="flex items-start gap-2 font-semibold">
        <Icon name="warning" className="mt-0.5 shrink-0" />
        {formatMessage(stock === 0 ? messages.soldOut : messages.tooFew, { product: name, pieces: stock })}
      </p>
      <Button variant="secondary" onClick={fix} aria-describedby={reasonId}>
        {stock === 0 ? formatMessage(messages.remove, { name }) : formatMessage(messages.reduce, { pieces: stock })}
      </Button>
    </li>
  );
}
