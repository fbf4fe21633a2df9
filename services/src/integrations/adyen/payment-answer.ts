import type { PaymentOutcome, ProviderAction } from '@manifold/domain/online-payment/outcome';
import * as z from 'zod';
import type { ProviderAnswer } from './payment-provider.js';

/** The parts of an answer that decide what happens next. The library's types are not checked at run time. */
const answerSchema = z.looseObject({
  resultCode: z.string().optional(),
  pspReference: z.string().min(1).nullish(),
  merchantReference: z.string().nullish(),
  refusalReason: z.string().nullish(),
  amount: z.looseObject({ currency: z.string(), value: z.int() }).nullish(),
  action: z.looseObject({ type: z.string() }).nullish(),
});
type Answer = z.infer<typeof answerSchema>;

function outcomeOf({ resultCode, pspReference, amount, ...answer }: Answer): PaymentOutcome {
  const psp = pspReference ?? null;
  // The library fills absent properties with undefined, which JSON does not have.
  const action = answer.action ? (JSON.parse(JSON.stringify(answer.action)) as ProviderAction) : null;
  const unknown: PaymentOutcome = { kind: 'unknown', pspReference: psp, reason: resultCode ?? 'no result code' };
  switch (resultCode) {
    case 'Authorised':
      if (psp === null) return unknown;
      return {
        kind: 'authorised',
        pspReference: psp,
        amount: amount ? { centAmount: amount.value, currencyCode: amount.currency } : null,
      };
    case 'PresentToShopper':
      return psp === null || action === null ? unknown : { kind: 'pending', pspReference: psp, action };
    case 'Refused':
    case 'Error':
      return { kind: 'refused', pspReference: psp, reason: answer.refusalReason ?? resultCode };
    case 'Cancelled':
      return { kind: 'cancelled', pspReference: psp };
    case 'RedirectShopper':
    case 'IdentifyShopper':
    case 'ChallengeShopper':
      return action === null ? unknown : { kind: 'action', pspReference: psp, action };
    default:
      // `Pending` and `Received` are decided later, by webhook.
      return unknown;
  }
}

/** Returns the outcome in an answer to a payment or to its details. An answer in another form leaves the outcome unknown. */
export function paymentAnswer(body: unknown): ProviderAnswer {
  const { data } = answerSchema.safeParse(body);
  if (!data) {
    return { outcome: { kind: 'unknown', pspReference: null, reason: 'malformed answer' }, merchantReference: null };
  }
  return { outcome: outcomeOf(data), merchantReference: data.merchantReference ?? null };
}
