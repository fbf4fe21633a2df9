import type { Cart } from '@manifold/domain/cart/contract';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { StepColumns } from '../../features/checkout-progress/StepColumns.js';
import { StepSkeleton } from '../../features/checkout-progress/StepSkeleton.js';
import { useCheckoutCart } from '../../features/checkout-progress/use-checkout-cart.js';
import { needsReturnHandling } from '../../platform/checkout/return-search.js';
import type { FormStatus } from '../../features/payment/online/use-drop-in.js';
import type { PendingAction } from '../../features/payment/online/return-outcome.js';
import type { OnlinePaymentEnds } from '../../features/payment/online/use-online-payment.js';
import { OrderSummary, summaryLinesOf } from '../../features/order-summary/OrderSummary.js';
import { cartTotals } from '../../features/order-summary/totals.js';
import { DeliveryDetails } from '../../features/payment/DeliveryDetails.js';
import { loadLateParts } from '../../features/payment/load-late-parts.js';
import { paymentMessages } from '../../features/payment/messages.js';
import { PaymentForm } from '../../features/payment/PaymentForm.js';
import { usePaymentOffers } from '../../features/payment/use-payment-offers.js';
import { type PaymentProgress, usePaymentStage } from '../../features/payment/use-payment-stage.js';
import { usePlaceOrder } from '../../features/payment/use-place-order.js';
import { latePart } from '../../platform/chunks/LatePart.js';
import { lazyPart } from '../../platform/chunks/LazyPart.js';
import { checkoutStepMessages } from '../../platform/checkout/steps.js';
import { LatePartFailure } from '../../platform/errors/LoadFailure.js';
import { useShop } from '../../platform/shop/shop.js';
import { buttonClasses } from '../../ui/button-classes.js';

const SKELETON_ROWS = 4;

// Loaded late, because the page can be used without it.
const OnlinePaymentPanel = latePart(
  async () => (await loadLateParts()).OnlinePaymentPanel,
  <div className="min-h-96" />,
);
// Loaded at once, not when scrolled into view: the server needs the bank's answer, and the shopper must see its question.
const OrderInProgress = lazyPart(async () => (await loadLateParts()).OrderInProgress, LatePartFailure);
const PaymentReturn = lazyPart(async () => (await loadLateParts()).PaymentReturn, LatePartFailure);
const FurtherQuestion = lazyPart(async () => (await loadLateParts()).OnlinePaymentPanel, LatePartFailure);

export function PaymentScreen() {
  const { formatMessage } = useIntl();
  const { cart: store } = useShop();
  const navigate = useNavigate();
  const search = useSearch({ from: '/checkout/payment' });
  const [isLeaving, setLeaving] = useState(false);
  const progress = usePaymentStage();
  const isReturning = needsReturnHandling(search);
  const isPaying = progress.stage !== 'idle';
  const cart = useCheckoutCart('payment', isLeaving || isReturning || isPaying);
  const [shown, setShown] = useState(cart);
  // While a payment runs, the order can empty the cart before the answer arrives.
  if (cart && cart !== shown) setShown(cart);
  const leave = async (order: string, paidId?: string) => {
    setLeaving(true);
    await navigate({ to: '/checkout/thank-you', search: { order }, replace: true });
    await store.removeOrdered(paidId);
  };
  const paid = cart ?? (isPaying ? shown : undefined);
  const title = formatMessage(isReturning ? paymentMessages.returning : checkoutStepMessages.payment);
  if (isReturning || !paid) {
    return (
      <>
        <StepSkeleton title={title} rows={SKELETON_ROWS} />
        {isReturning ? (
          <PaymentReturn search={search} onPlaced={(order) => void leave(order)} onReturned={progress.onReturned} />
        ) : null}
      </>
    );
  }
  return <PaymentStep cart={paid} progress={progress} onPlaced={(order) => void leave(order, paid.id)} />;
}

interface PaymentStepProps {
  readonly cart: Cart;
  readonly progress: PaymentProgress;
  readonly onPlaced: (orderId: string) => void;
}

function PaymentStep({ cart, progress: { stage, returned, onStage, onReturned }, onPlaced }: PaymentStepProps) {
  const { formatMessage } = useIntl();
  const choice = usePaymentOffers(cart);
  const onRefused = () => void choice.reload();
  const submit = useRef<() => void>(null);
  const placing = usePlaceOrder(cart, { onPlaced, onRefused, submit, firstProblem: returned?.problem });
  const [formStatus, setFormStatus] = useState<FormStatus>('loading');
  const { acceptedNumber, accept, isPlacing, refuse } = placing;
  const ends: OnlinePaymentEnds = {
    onPlaced,
    onAccepted: (orderNumber) => accept('online', orderNumber),
    onRefused: refuse,
    onStage,
  };
  const onAction = (action: PendingAction) => {
    accept('online', null);
    onReturned({ action });
  };
  if (acceptedNumber !== undefined || (cart.cartState === 'Frozen' && stage === 'idle'))
    return (
      <OrderInProgress {...ends} cart={cart} orderNumber={acceptedNumber} isPlacing={isPlacing} onAction={onAction} />
    );
  const totals = cartTotals(cart, choice.chosen);
  const action = returned?.action;
  const panel = { ...ends, cart, stage, action, onFormStatus: setFormStatus, submit };
  return (
    <StepColumns
      title={formatMessage(checkoutStepMessages.payment)}
      aside={<OrderSummary {...summaryLinesOf(cart)} totals={totals} />}
    >
      <DeliveryDetails
        cart={cart}
        edit={
          <Link to="/checkout/addresses" className={buttonClasses({ variant: 'link' })}>
            {formatMessage(paymentMessages.changeAddress)}
          </Link>
        }
      />
      <PaymentForm
        choice={choice}
        placing={placing}
        online={{
          stage,
          status: formStatus,
          form: <OnlinePaymentPanel {...panel} isAlone={false} />,
          question: action ? <FurtherQuestion {...panel} isAlone /> : undefined,
          submit: () => submit.current?.(),
        }}
        back={
          <Link to="/checkout/addresses" className={buttonClasses({ variant: 'quinary' })}>
            {formatMessage(paymentMessages.back)}
          </Link>
        }
      />
    </StepColumns>
  );
}
