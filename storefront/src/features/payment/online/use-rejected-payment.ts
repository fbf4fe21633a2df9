import { useNavigate } from '@tanstack/react-router';
import type { ProviderRefusal } from './refused-payment.js';

interface RejectedPaymentParams {
  /** Whether the page of the payment is left for good, because its address must not be opened again. */
  readonly replace?: boolean;
}

/**
 * Returns a function that leads to the page of payment errors if the payment did not work (spec shell §8). Returns false for a
 * payment that was refused or cancelled: the shopper stays and can pay otherwise at once.
 */
export function useRejectedPayment({ replace = false }: RejectedPaymentParams = {}): (
  refusal: ProviderRefusal,
) => Promise<boolean> {
  const navigate = useNavigate();
  return async ({ error }) => {
    if (error !== 'payment-error') return false;
    await navigate({ to: '/adyen-payment-error', search: { error }, replace });
    return true;
  };
}
