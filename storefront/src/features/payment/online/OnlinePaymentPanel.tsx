import type { Cart } from '@manifold/domain/cart/contract';
import { useImperativeHandle, type RefObject } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../../../ui/Button.js';
import { onlinePaymentMessages as messages } from './messages.js';
import { PanelSkeleton } from './PanelSkeleton.js';
import type { ProviderAction } from './setup.js';
import { SimulatedWallets } from './SimulatedWallets.js';
import { useAbandonedPayment } from './use-abandoned-payment.js';
import { useDropIn } from './use-drop-in.js';
import { useOnlinePayment, type OnlinePaymentEnds, type PaymentStage } from './use-online-payment.js';

export interface OnlinePaymentPanelProps extends OnlinePaymentEnds {
  readonly cart: Cart;
  readonly stage: PaymentStage;
  /** An action with which the form opens, because another page started it. */
  readonly action: ProviderAction | undefined;
  /** Filled with what the order button does. */
  readonly submit: RefObject<(() => void) | null>;
}

/** Joined to the card above it. */
const BOX = 'min-w-0 rounded-b-card border border-t-0 border-accent bg-surface p-4 ring-1 ring-accent';

/** The provider's methods below the choice of online payment: a placeholder of their shape until they have loaded. */
export function OnlinePaymentPanel({ cart, stage, action, submit, ...ends }: OnlinePaymentPanelProps) {
  const { formatMessage } = useIntl();
  const payment = useOnlinePayment(cart, ends);
  const control = useDropIn(cart, payment, { action });
  useAbandonedPayment(cart.id, payment);
  const { status, container, setup } = control;
  const isActing = stage === 'acting';
  // The order button is outside of the panel.
  useImperativeHandle(submit, () => control.submit);
  return (
    <div aria-busy={status === 'loading' || undefined} className={BOX}>
      <p role="status" className={isActing ? 'mb-3 text-sm font-semibold' : 'sr-only'}>
        {status === 'loading' ? formatMessage(messages.loading) : null}
        {isActing ? formatMessage(messages.atBank) : null}
      </p>
      {status === 'loading' ? <PanelSkeleton /> : null}
      {status === 'failed' ? (
        <div role="alert" className="space-y-3 text-sm">
          <p>{formatMessage(messages.failed)}</p>
          <Button variant="tertiary" onClick={control.retry}>
            {formatMessage(messages.retry)}
          </Button>
        </div>
      ) : null}
      {status === 'ready' && setup && !isActing ? <SimulatedWallets setup={setup} onPay={control.payByWallet} /> : null}
      <div ref={container} className="drop-in" hidden={status !== 'ready'} />
      {isActing ? (
        <Button variant="tertiary" className="mt-4" onClick={() => void control.giveUp()}>
          {formatMessage(messages.cancel)}
        </Button>
      ) : null}
    </div>
  );
}
