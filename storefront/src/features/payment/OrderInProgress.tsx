import type { Cart } from '@manifold/domain/cart/contract';
import { useIntl } from 'react-intl';
import { Icon } from '../../ui/Icon.js';
import { paymentMessages as messages } from './messages.js';
import { useOrderOutcome, type OrderOutcomeParams } from './use-order-outcome.js';

/** Shown while an accepted order takes longer than usual. */
export function OrderInProgress({ cart, ...params }: Omit<OrderOutcomeParams, 'cartId'> & { readonly cart: Cart }) {
  const { formatMessage } = useIntl();
  const { isLong } = useOrderOutcome({ ...params, cartId: cart.id });
  return (
    <div role="status" className="mx-auto max-w-prose rounded-card border border-hairline bg-surface p-8 text-center">
      <Icon name="shield" className="mx-auto size-12 animate-pulse text-ok" />
      <h1 className="mt-4 text-xl font-extrabold">{formatMessage(messages.confirming)}</h1>
      <p className="mt-2 text-ink-soft">{formatMessage(isLong ? messages.confirmingLong : messages.confirmingText)}</p>
      {params.orderNumber ? (
        <p className="tabular mt-4 font-semibold">
          {formatMessage(messages.confirmingNumber, { number: params.orderNumber })}
        </p>
      ) : null}
    </div>
  );
}
