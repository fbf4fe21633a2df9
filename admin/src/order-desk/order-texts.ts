import type { DeskOrder, OrderHit, TimelineEvent } from '@manifold/domain/order-desk/contract';
import { money } from '@manifold/domain/money/money';
import { showExactAmount } from '../shared/values/amount.js';
import { errorText, type Translate } from '../shared/errors/error-text.js';
import { ApiError } from '../providers/api.js';

/** The payment of an order in one word for a sentence. */
export type MoneyState = 'cash' | 'unpaid' | 'authorised' | 'partly-paid' | 'paid' | 'partly-refunded' | 'refunded';

/** Returns the state of an order's payment. */
export function moneyState({ money: sums, paymentMethod }: Pick<DeskOrder, 'money' | 'paymentMethod'>): MoneyState {
  const { captured, refunded, authorised, total } = sums;
  if (captured.centAmount > 0 && refunded.centAmount >= captured.centAmount) return 'refunded';
  if (refunded.centAmount > 0) return 'partly-refunded';
  if (captured.centAmount >= total.centAmount && captured.centAmount > 0) return 'paid';
  if (captured.centAmount > 0) return 'partly-paid';
  if (authorised.centAmount > 0) return 'authorised';
  return paymentMethod === 'cash-on-delivery' ? 'cash' : 'unpaid';
}

/** Returns the state of the shipment for a sentence. */
export function shipmentText({ shipmentState, orderState }: Pick<OrderHit, 'shipmentState' | 'orderState'>): string {
  return orderState === 'Cancelled' ? 'Cancelled' : (shipmentState ?? 'Pending');
}

const AMOUNT_FACT = /^(-?\d+) ([A-Z]{3})$/;

/** Returns the facts of an event with amounts in the user's format. */
export function readableFacts({ facts }: Pick<TimelineEvent, 'facts'>, locale: string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(facts).map(([name, value]) => {
      const [, cents, currencyCode] = AMOUNT_FACT.exec(value) ?? [];
      if (cents === undefined || currencyCode === undefined) return [name, value];
      return [name, showExactAmount(money(Number(cents), currencyCode), locale)];
    }),
  );
}

/** Facts whose value needs a label to be understood. */
const NAMED_FACTS = ['consultation', 'status', 'code', 'ownNumber', 'evidence'] as const;

/** Returns the facts that need a name, each with the key of its text. */
export const namedFacts = (facts: Readonly<Record<string, string>>): { key: string; value: string }[] =>
  NAMED_FACTS.flatMap((name) => {
    const value = facts[name];
    return value === undefined ? [] : [{ key: `console.orderDesk.facts.${name}`, value }];
  });

/** Returns an address as lines. */
export function addressLines(address: DeskOrder['billingAddress']): string[] {
  const join = (...parts: readonly (string | undefined)[]) => parts.filter(Boolean).join(' ');
  return [
    join(address.firstName, address.lastName),
    join(address.company),
    join(address.streetName, address.streetNumber),
    join(address.postalCode, address.city),
    join(address.country),
    join(address.phone),
  ].filter((line) => line !== '');
}

/** Returns the text about a refused command. */
export function refusalText(error: unknown, translate: Translate): string {
  const reason = error instanceof ApiError ? error.details['reason'] : undefined;
  return typeof reason === 'string' ? translate(`console.orderDesk.refusals.${reason}`) : errorText(error, translate);
}
