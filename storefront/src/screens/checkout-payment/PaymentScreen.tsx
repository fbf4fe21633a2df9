import type { Cart } from '@manifold/domain/cart/contract';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { StepColumns } from '../../features/checkout-progress/StepColumns.js';
import { StepSkeleton } from '../../features/checkout-progress/StepSkeleton.js';
import { useCheckoutCart } from '../../features/checkout-progress/use-checkout-cart.js';
import { OrderSummary } from '../../features/order-summary/OrderSummary.js';
import { cartTotals } from '../../features/order-summary/totals.js';
import { DeliveryDetails } from '../../features/payment/DeliveryDetails.js';
import { paymentMessages } from '../../features/payment/messages.js';
import { OrderInProgress } from '../../features/payment/OrderInProgress.js';
import { PaymentForm } from '../../features/payment/PaymentForm.js';
import { usePaymentOffers } from '../../features/payment/use-payment-offers.js';
import { usePlaceOrder } from '../../features/payment/use-place-order.js';
import { checkoutStepMessages } from '../../platform/checkout/steps.js';
import { useShop } from '../../platform/shop/shop.js';
import { buttonClasses } from '../../ui/button-classes.js';

const SKELETON_ROWS = 4;

export function PaymentScreen() {
  const { formatMessage } = useIntl();
  const { cart: store } = useShop();
  const navigate = useNavigate();
  const [isLeaving, setLeaving] = useState(false);
  const cart = useCheckoutCart('payment', isLeaving);
  const leave = async (order: string) => {
    setLeaving(true);
    await navigate({ to: '/checkout/thank-you', search: { order }, replace: true });
    store.clear();
  };
  if (!cart) return <StepSkeleton title={formatMessage(checkoutStepMessages.payment)} rows={SKELETON_ROWS} />;
  return <PaymentStep cart={cart} onPlaced={(order) => void leave(order)} />;
}

function PaymentStep({ cart, onPlaced }: { readonly cart: Cart; readonly onPlaced: (orderId: string) => void }) {
  const { formatMessage } = useIntl();
  const choice = usePaymentOffers(cart);
  const placing = usePlaceOrder(cart, onPlaced, () => void choice.reload());
  const { acceptedNumber, isPlacing, refuse } = placing;
  if (acceptedNumber || cart.cartState === 'Frozen') {
    return (
      <OrderInProgress
        cart={cart}
        orderNumber={acceptedNumber}
        isPlacing={isPlacing}
        onPlaced={onPlaced}
        onRefused={(reason) => void refuse(reason)}
      />
    );
  }
  const totals = cartTotals(cart, choice.chosen);
  return (
    <StepColumns
      title={formatMessage(checkoutStepMessages.payment)}
      aside={<OrderSummary lines={cart.lineItems} totals={totals} />}
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
        back={
          <Link to="/checkout/addresses" className={buttonClasses({ variant: 'quinary' })}>
            {formatMessage(paymentMessages.back)}
          </Link>
        }
      />
    </StepColumns>
  );
}
