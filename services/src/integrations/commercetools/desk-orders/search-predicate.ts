import type { DeskOrderQuery } from '../ports/desk-order-backend.js';

/** A predicate with the values of its `:names`. */
export interface Predicate {
  readonly where: string;
  readonly values: Readonly<Record<string, string | readonly string[]>>;
}

type Term = DeskOrderQuery['by'];

/** Payments of an order are references, so their ids are found first. */
export type PaymentIds = readonly string[];

const BY_NUMBER = 'orderNumber in (:numbers)';
const ADDRESSES = ['billingAddress', 'shippingAddress'] as const;

function namePredicate({ names, numbers }: Extract<Term, { kind: 'name' }>): Predicate {
  const values: Record<string, string | readonly string[]> = numbers.length > 0 ? { numbers } : {};
  const byNumber = numbers.length > 0 ? [BY_NUMBER] : [];
  const tests = names.map(({ firstName, lastName }, index) => {
    values[`last${index}`] = lastName;
    if (firstName === null) return `lastName = :last${index}`;
    values[`first${index}`] = firstName;
    return `(firstName = :first${index} and lastName = :last${index})`;
  });
  const byAddress = ADDRESSES.map((address) => `${address}(${tests.join(' or ')})`);
  return { where: [...byAddress, ...byNumber].join(' or '), values };
}

function referencePredicate(numbers: readonly string[], paymentIds: PaymentIds): Predicate {
  const byNumber = numbers.length > 0 ? [BY_NUMBER] : [];
  const byPayment = paymentIds.length > 0 ? ['paymentInfo(payments(id in (:payments)))'] : [];
  return {
    where: [...byNumber, ...byPayment].join(' or '),
    values: {
      ...(numbers.length > 0 ? { numbers } : {}),
      ...(paymentIds.length > 0 ? { payments: paymentIds } : {}),
    },
  };
}

function termPredicate(by: Term, paymentIds: PaymentIds): Predicate {
  switch (by.kind) {
    case 'email':
      return { where: 'customerEmail in (:emails)', values: { emails: by.emails } };
    case 'number':
      return { where: BY_NUMBER, values: { numbers: by.numbers } };
    case 'name':
      return namePredicate(by);
    case 'reference':
      return referencePredicate(by.numbers, paymentIds);
  }
}

/** Returns the predicate of a search, limited to its stores. */
export function searchPredicate({ storeKeys, by }: DeskOrderQuery, paymentIds: PaymentIds): Predicate {
  const { where, values } = termPredicate(by, paymentIds);
  return { where: `store(key in (:stores)) and (${where})`, values: { ...values, stores: storeKeys } };
}
