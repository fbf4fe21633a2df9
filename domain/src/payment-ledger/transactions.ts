import type { PaymentEvent, PaymentEventKind, PaymentHistory } from './contract.js';

/** A transaction of a payment, as the commerce backend names it. */
export interface PaymentTransaction {
  readonly type: 'Authorization' | 'CancelAuthorization' | 'Charge' | 'Refund' | 'Chargeback';
  readonly state: 'Pending' | 'Success' | 'Failure';
  /** The provider's reference; unique together with the type. */
  readonly interactionId: string;
  readonly centAmount: number;
}

type Type = PaymentTransaction['type'];
type State = PaymentTransaction['state'];

/** The events of one type and reference. */
interface Group {
  readonly type: Type;
  readonly events: readonly PaymentEvent[];
}

const has = (events: readonly PaymentEvent[], kind: PaymentEventKind, isSuccess = true): boolean =>
  events.some((event) => event.kind === kind && event.isSuccess === isSuccess);
const hasKind = (events: readonly PaymentEvent[], ...kinds: readonly PaymentEventKind[]): boolean =>
  events.some(({ kind }) => kinds.includes(kind));

/**
 * Returns the types of transactions that an event belongs to. They depend on the event alone: the commerce backend cannot
 * delete a transaction that a later event would show to be of another type.
 */
function typesOf({ kind, isSuccess }: PaymentEvent, collectsAtOnce: boolean): readonly Type[] {
  switch (kind) {
    case 'authorisation':
      return isSuccess && collectsAtOnce ? ['Authorization', 'Charge'] : ['Authorization'];
    case 'pending':
    case 'offer-closed':
      return ['Authorization'];
    case 'capture':
    case 'capture-failed':
      // Of a method that collects at once, the authorisation is the charge.
      return collectsAtOnce ? [] : ['Charge'];
    case 'refund':
    case 'refund-failed':
    case 'refund-returned':
      return ['Refund'];
    case 'expiry':
    case 'cancellation':
      return ['CancelAuthorization'];
    case 'cancel-or-refund':
      return [collectsAtOnce ? 'Refund' : 'CancelAuthorization'];
    case 'chargeback':
    case 'chargeback-reversed':
    case 'second-chargeback':
      return ['Chargeback'];
  }
}

const authorizationState = (events: readonly PaymentEvent[]): State => {
  if (has(events, 'authorisation')) return 'Success';
  return has(events, 'authorisation', false) || hasKind(events, 'offer-closed') ? 'Failure' : 'Pending';
};

/** A failure that is reported after a success is final, even if its report arrives first. */
function stateOf({ type, events }: Group): State {
  switch (type) {
    case 'Authorization':
      return authorizationState(events);
    case 'Charge':
      return hasKind(events, 'capture-failed') ? 'Failure' : succeeded(events);
    case 'Refund':
      return hasKind(events, 'refund-failed', 'refund-returned') ? 'Failure' : succeeded(events);
    case 'Chargeback':
      if (has(events, 'second-chargeback')) return 'Success';
      return has(events, 'chargeback-reversed') ? 'Failure' : succeeded(events);
    case 'CancelAuthorization':
      return succeeded(events);
  }
}

const succeeded = (events: readonly PaymentEvent[]): State =>
  events.some(({ isSuccess }) => isSuccess) ? 'Success' : 'Failure';

/**
 * Returns the transactions of a payment. The result depends only on the set of events, not on their order or number. An event
 * without success is a failure.
 */
export function paymentTransactions(history: PaymentHistory): PaymentTransaction[] {
  const groups = new Map<string, Group>();
  for (const event of history.events) {
    for (const type of typesOf(event, history.collectsAtOnce)) {
      const key = `${type} ${event.reference}`;
      groups.set(key, { type, events: [...(groups.get(key)?.events ?? []), event] });
    }
  }
  return [...groups.entries()]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, group]) => ({
      type: group.type,
      state: stateOf(group),
      interactionId: group.events[0]?.reference ?? '',
      centAmount: Math.max(...group.events.map(({ centAmount }) => centAmount)),
    }));
}
