import { REFUSALS } from '../methods/test-cards.js';
import { authorise, newStep, refuse, type Change, type Payment, type ShopperStep } from '../payments/payment.js';
import { alreadyProcessed, invalid } from './provider-error.js';
import type { DetailsRequest } from './requests.js';

/** Returns the token of a payment that the browser brought back. Throws if the text has another form. */
export function tokenOf({ details }: DetailsRequest): string {
  if ('redirectResult' in details) return String(details.redirectResult);
  try {
    const { authorisationToken } = JSON.parse(
      Buffer.from(String(details.threeDSResult), 'base64').toString('utf8'),
    ) as { authorisationToken?: unknown };
    if (typeof authorisationToken === 'string') return authorisationToken;
  } catch {
    // Not JSON: refused below.
  }
  throw invalid('702', "Field 'details.threeDSResult' is not valid.");
}

/** Returns whether the shopper identified the browser and nothing else is asked. */
const isFrictionless = ({ kind, challengeFollows }: ShopperStep): boolean =>
  kind === 'fingerprint' && !challengeFollows;

/**
 * Decides a payment whose result the shop submits. The shopper's answer at the bank counts, not what the browser reports. A
 * shopper who comes back without an answer has cancelled a card payment; other payments stay open. A card that asks twice is
 * decided by the challenge.
 */
export function submittedDetails(payment: Payment): Change {
  const { step } = payment;
  if (!step || step.submitted) throw alreadyProcessed();
  const after: Payment = { ...payment, step: { ...step, submitted: true } };
  if (step.kind === 'redirect') return { payment: stillOpen(after), events: [] };
  const isAskedAgain = step.kind === 'card-redirect' && step.challengeFollows && step.answer === 'confirmed';
  if (isAskedAgain) return { payment: { ...payment, step: newStep('challenge') }, events: [] };
  if (step.answer === 'confirmed' || isFrictionless(step)) return authorise(after);
  if (step.answer === 'refused') return refuse(after, REFUSALS.notAuthenticated);
  return refuse(after, REFUSALS.shopperCancelled, 'cancelled');
}

/** A shopper can come back before the bank knows the result. */
const stillOpen = (payment: Payment): Payment =>
  payment.state === 'action-required' ? { ...payment, state: 'pending' } : payment;
