import type { Cart } from '@manifold/domain/cart/contract';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { StepColumns } from '../../features/checkout-progress/StepColumns.js';
import { StepSkeleton } from '../../features/checkout-progress/StepSkeleton.js';
import { useCheckoutCart } from '../../features/checkout-progress/use-checkout-cart.js';
import { isReturn } from '../../platform/checkout/return-search.js';
import type { ReturnOutcome } from '../../features/payment/online/return-outcome.js';
import type { FormStatus } from '../../features/payment/online/use-drop-in.js';
import type { OnlinePaymentEnds, PaymentStage } from '../../features/payment/online/use-online-payment.js';
import { OrderSummary, summaryLinesOf } from '../../features/order-summary/OrderSummary.js';
import { cartTotals } from '../../features/order-summary/totals.js';
import { DeliveryDetails } from '../../features/payment/DeliveryDetails.js';
import { loadLateParts } from '../../features/payment/load-late-parts.js';
import { paymentMessages } from '../../features/payment/messages.js';
import { PaymentForm } from '../../features/payment/PaymentForm.js';
import { usePaymentOffers } from '../../features/payment/use-payment-offers.js';
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
// Loaded wherever the shopper has scrolled to: the bank's answer must reach the server in any case.
const OrderInProgress = lazyPart(async () => (await loadLateParts()).OrderInProgress, LatePartFailure);
const PaymentReturn = lazyPart(async () => (await loadLateParts()).PaymentReturn, LatePartFailure);

export function PaymentScreen() {
  const { formatMessage } = useIntl();
  const { cart: store } = useShop();
  const navigate = useNavigate();
  const search = useSearch({ from: '/checkout/payment' });
  const [isLeaving, setLeaving] = useState(false);
  const [stage, setStage] = useState<PaymentStage>('idle');
  const [returned, setReturned] = useState<ReturnOutcome>();
  const isReturning = isReturn(search);
  const isPaying = stage !== 'idle';
  const cart = useCheckoutCart('payment', isLeaving || isReturning || isPaying);
  const [shown, setShown] = useState(cart);
  // While a payment runs, the order can empty the cart before the answer arrives.
  if (cart && cart !== shown) setShown(cart);
  const leave = async (order: string) => {
    setLeaving(true);
    await navigate({ to: '/checkout/thank-you', search: { order }, replace: true });
    store.clear();
  };
  const onPlaced = (order: string) => void leave(order);
  const onReturned = (outcome: ReturnOutcome) => {
    setReturned(outcome);
    // An idle page would cancel a payment that goes on with a further question.
    if (outcome.action) setStage('acting');
  };
  const paid = cart ?? (isPaying ? shown : undefined);
  const title = formatMessage(isReturning ? paymentMessages.returning : checkoutStepMessages.payment);
  if (isReturning || !paid) {
    return (
      <>
        <StepSkeleton title={title} rows={SKELETON_ROWS} />
        {isReturning ? <PaymentReturn search={search} onPlaced={onPlaced} onReturned={onReturned} /> : null}
      </>
    );
  }
  return <PaymentStep cart={paid} stage={stage} returned={returned} onStage={setStage} onPlaced={onPlaced} />;
}

interface PaymentStepProps {
  readonly cart: Cart;
  readonly stage: PaymentStage;
  /** The outcome of a payment from which the shopper has just returned. */
  readonly returned: ReturnOutcome | undefined;
  readonly onStage: (stage: PaymentStage) => void;
  readonly onPlaced: (orderId: string) => void;
}

function PaymentStep({ cart, stage, returned, onStage, onPlaced }: PaymentStepProps) {
  const { formatMessage } = useIntl();
  const choice = usePaymentOffers(cart);
  const onRefused = () => void choice.reload();
  const placing = usePlaceOrder(cart, { onPlaced, onRefused, firstProblem: returned?.problem });
  const submit = useRef<() => void>(null);
  const [formStatus, setFormStatus] = useState<FormStatus>('loading');
  const { acceptedNumber, accept, isPlacing, refuse } = placing;
  const ends: OnlinePaymentEnds = {
    onPlaced,
    onAccepted: (orderNumber) => accept('online', orderNumber),
    onRefused: refuse,
    onStage,
  };
  if (acceptedNumber !== undefined || (cart.cartState === 'Frozen' && stage === 'idle'))
    return <OrderInProgress {...ends} cart={cart} orderNumber={acceptedNumber} isPlacing={isPlacing} />;
  const totals = cartTotals(cart, choice.chosen);
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
          form: (
            <OnlinePaymentPanel
              {...ends}
              cart={cart}
              stage={stage}
              action={returned?.action}
              onFormStatus={setFormStatus}
              submit={submit}
            />
          ),
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
