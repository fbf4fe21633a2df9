import type { Cart } from '@manifold/domain/cart/contract';
import { cleanRegistrationNumber } from '@manifold/domain/online-payment/company-registration';
import { PROVIDER_TYPES } from '@manifold/domain/payment-methods/provider-types';
import { useEffect, useImperativeHandle, useRef, useState, type RefObject } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../../../ui/Button.js';
import { classNames } from '../../../ui/class-names.js';
import { onlinePaymentMessages as messages } from './messages.js';
import { PanelSkeleton } from './PanelSkeleton.js';
import { RegistrationNumberField } from './RegistrationNumberField.js';
import type { PendingAction } from './return-outcome.js';
import type { PaymentForProvider } from './setup.js';
import { SimulatedWallets } from './SimulatedWallets.js';
import { useAbandonedPayment } from './use-abandoned-payment.js';
import { useDropIn, type FormStatus } from './use-drop-in.js';
import { useOnlinePayment, type OnlinePaymentEnds, type PaymentStage } from './use-online-payment.js';

export interface OnlinePaymentPanelProps extends OnlinePaymentEnds {
  readonly cart: Cart;
  readonly stage: PaymentStage;
  /** The first action of the form, of a payment that another page started. */
  readonly action: PendingAction | undefined;
  /** Whether there is no card of the method above it. */
  readonly isAlone: boolean;
  readonly onFormStatus: (status: FormStatus) => void;
  /** Set to the function that the order button calls. */
  readonly submit: RefObject<(() => void) | null>;
}

const BOX = 'min-w-0 border border-accent bg-surface p-4 ring-1 ring-accent outline-none';

/** The provider's methods below the choice of online payment, or a question of the bank: a placeholder of their shape until they have loaded. */
export function OnlinePaymentPanel(props: OnlinePaymentPanelProps) {
  const { cart, stage, action, isAlone, onFormStatus, submit, ...ends } = props;
  const { formatMessage } = useIntl();
  const online = useOnlinePayment(cart, ends, action?.attemptId);
  const number = useRef<HTMLInputElement>(null);
  const [isWrong, setWrong] = useState(false);
  const pay = (given: PaymentForProvider) =>
    online.pay(
      given.paymentMethod.type === PROVIDER_TYPES.billie
        ? { ...given, registrationNumber: number.current?.value }
        : given,
    );
  const payment = { ...online, pay };
  const control = useDropIn(cart, payment, { action: action?.action });
  // Drop-in would go on with the page of the bank, so it begins again.
  const isActing = stage === 'acting';
  useAbandonedPayment(cart.id, { cancel: control.giveUp, isActing });
  const { status, container, setup } = control;
  const box = useRef<HTMLDivElement>(null);
  // The bank's question is above the order button, which is removed with the focus.
  useEffect(() => {
    if (!isActing) return;
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'start' });
  }, [isActing]);
  const registration = control.selected === PROVIDER_TYPES.billie ? setup?.registration : null;
  const send = () => {
    const isMissing =
      registration && cleanRegistrationNumber(number.current?.value ?? '', registration.digits) === undefined;
    setWrong(Boolean(isMissing));
    if (isMissing) number.current?.focus();
    else control.submit();
  };
  // The order button is outside of the panel. It explains why it does nothing yet.
  useImperativeHandle(submit, () => send);
  useEffect(() => onFormStatus(status), [onFormStatus, status]);
  return (
    <div
      ref={box}
      tabIndex={-1}
      aria-busy={status === 'loading' || undefined}
      className={classNames(BOX, isAlone ? 'rounded-card' : 'rounded-b-card border-t-0')}
    >
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
      {registration && status === 'ready' && !isActing ? (
        <RegistrationNumberField
          registration={registration}
          input={number}
          isWrong={isWrong}
          onChange={() => setWrong(false)}
        />
      ) : null}
      {isActing ? (
        <Button variant="tertiary" className="mt-4" onClick={() => void control.giveUp()}>
          {formatMessage(messages.cancel)}
        </Button>
      ) : null}
    </div>
  );
}
