import { useMatches } from '@tanstack/react-router';
import { type CheckoutStep, checkoutStepOf } from '../platform/checkout/steps.js';

/**
 * Returns the checkout step of the page that is shown, if it has the reduced frame. While the next page loads, its address is
 * already in the location; the frame must change with the page.
 */
export const useReducedStep = (): Exclude<CheckoutStep, 'cart'> | undefined =>
  useMatches({ select: (matches) => checkoutStepOf(matches.at(-1)?.pathname ?? '') });
