import { useState } from 'react';
import { useCart } from '../../platform/cart/use-cart.js';
import type { ReturnOutcome } from './online/return-outcome.js';
import type { PaymentStage } from './online/use-online-payment.js';

export interface PaymentProgress {
  readonly stage: PaymentStage;
  /** The outcome of a payment from which the shopper has just returned, or whose answer was late. */
  readonly returned: ReturnOutcome | undefined;
  readonly onStage: (stage: PaymentStage) => void;
  readonly onReturned: (outcome: ReturnOutcome) => void;
}

/** Keeps the stage of the payment page's online payment, and what the shopper brought back from the bank. */
export function usePaymentStage(): PaymentProgress {
  const { cart } = useCart();
  const [stage, setStage] = useState<PaymentStage>('idle');
  const [returned, setReturned] = useState<ReturnOutcome>();
  const onStage = (next: PaymentStage) => {
    setStage(next);
    // A question that was answered or given up must not be asked again by the next form.
    if (next === 'idle') setReturned((outcome) => (outcome?.action ? undefined : outcome));
  };
  const onReturned = (outcome: ReturnOutcome) => {
    setReturned(outcome);
    // An idle page would cancel a payment that goes on with a further question.
    if (outcome.action) setStage('acting');
  };
  // Another tab has given up the payment: a cart that is being paid is frozen.
  if (returned?.action && cart?.cartState === 'Active') onStage('idle');
  return { stage, returned, onStage, onReturned };
}
