import type { Cart } from '@manifold/domain/cart/contract';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { pendingOrders } from '../../platform/checkout/pending-order.js';
import { Button } from '../../ui/Button.js';
import { Icon } from '../../ui/Icon.js';
import { abandonedAttempt } from './online/use-abandoned-payment.js';
import { useOnlinePayment, type OnlinePaymentEnds } from './online/use-online-payment.js';
import { progressMessages as messages } from './progress-messages.js';
import { useOrderOutcome, type OrderOutcome, type OrderOutcomeParams } from './use-order-outcome.js';

export interface OrderInProgressProps
  extends Pick<OrderOutcomeParams, 'orderNumber' | 'isPlacing' | 'onAction'>, OnlinePaymentEnds {
  readonly cart: Cart;
}

const ORDER = [messages.confirming, messages.confirmingText, messages.confirmingLong] as const;
const PAYMENT = [messages.confirmingPayment, messages.confirmingPaymentText, messages.confirmingPaymentLong] as const;
const ELSEWHERE = [messages.elsewhere, messages.elsewhereText, messages.elsewhereText] as const;

function textsOf({ isOnline, isPaidElsewhere }: Pick<OrderOutcome, 'isOnline' | 'isPaidElsewhere'>) {
  if (isPaidElsewhere) return ELSEWHERE;
  return isOnline ? PAYMENT : ORDER;
}

/** Shown while an accepted order takes longer than usual, or while it is paid in another tab. */
export function OrderInProgress({ cart, ...params }: OrderInProgressProps) {
  const { formatMessage } = useIntl();
  const outcome = useOrderOutcome({ ...params, cartId: cart.id });
  const { cancel } = useOnlinePayment(cart, params);
  const number = params.orderNumber ?? outcome.orderNumber;
  // Before the server has answered, or if it cannot: a payment without a known outcome is no safe order.
  const [isPaidHere] = useState(() => pendingOrders.find(cart.id)?.method === 'online');
  const [title, soon, later] = textsOf({ ...outcome, isOnline: outcome.isOnline || isPaidHere });
  const cancelAbandonedPayment = useEffectEvent(() => {
    const abandoned = abandonedAttempt(cart.id);
    if (abandoned !== undefined) void cancel(abandoned);
  });
  // The shopper came back from the bank without a result, or reloaded the page: the cart must be editable again.
  useEffect(() => cancelAbandonedPayment(), []);
  const heading = useRef<HTMLHeadingElement>(null);
  // The order button that had the focus is gone, and a region that appears with its text is not always announced.
  useEffect(() => heading.current?.focus(), []);
  return (
    <div role="status" className="mx-auto max-w-prose rounded-card border border-hairline bg-surface p-8 text-center">
      <Icon name="shield" className="mx-auto size-12 animate-pulse text-ok" />
      <h1 ref={heading} tabIndex={-1} className="mt-4 text-xl font-extrabold outline-none">
        {formatMessage(title)}
      </h1>
      <p className="mt-2 text-ink-soft">{formatMessage(outcome.isLong ? later : soon)}</p>
      {number ? (
        <p className="tabular mt-4 font-semibold">{formatMessage(messages.confirmingNumber, { number })}</p>
      ) : null}
      {outcome.isPaidElsewhere ? (
        <Button variant="tertiary" className="mt-5" onClick={() => void cancel()}>
          {formatMessage(messages.cancelElsewhere)}
        </Button>
      ) : null}
    </div>
  );
}
