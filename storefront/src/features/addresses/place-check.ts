import type { AddressPlace } from '@manifold/domain/address-check/contract';
import type { CommerceResponse } from '@manifold/domain/commerce-api/operations';
import { type AddressForm, type CheckoutForm, hasOwnShippingAddress } from './checkout-form.js';

export type PlaceAnswer = CommerceResponse<'validateAddress'>;

/** An address that the service doubts; without a suggestion the shopper can only check it. */
export interface DoubtfulPlace {
  readonly form: AddressForm;
  readonly typed: AddressPlace;
  readonly suggestion: AddressPlace | null;
}

/** The server gives the service 3 seconds. */
const LIMIT_MILLISECONDS = 5000;
const UNCHECKED: PlaceAnswer = { verdict: 'unchecked', suggestion: null };

const placeOf = ({ streetName, streetNumber, postalCode, city }: AddressPlace): AddressPlace => ({
  streetName: streetName.trim(),
  streetNumber: streetNumber.trim(),
  postalCode: postalCode.trim(),
  city: city.trim(),
});

/** Checks the addresses of a form, each address once (spec shell §4). */
export class PlaceCheck {
  private readonly asked = new Set<string>();

  constructor(
    private readonly ask: (address: AddressPlace) => Promise<PlaceAnswer>,
    private readonly limitMilliseconds = LIMIT_MILLISECONDS,
  ) {}

  /** Returns the first address that the service doubts, if it was not asked about it before; undefined if all may be sent. */
  async firstDoubt(values: CheckoutForm): Promise<DoubtfulPlace | undefined> {
    const isDifferent = hasOwnShippingAddress(values.shippingAddressType);
    const forms: readonly AddressForm[] = isDifferent ? ['billingAddress', 'shippingAddress'] : ['billingAddress'];
    for (const form of forms) {
      const typed = placeOf(values[form]);
      const { verdict, suggestion } = await this.check(typed);
      if (verdict === 'doubtful') return { form, typed, suggestion };
    }
    return undefined;
  }

  /** Marks a suggestion as checked: the service itself wrote it. */
  accept(suggestion: AddressPlace): void {
    this.asked.add(JSON.stringify(placeOf(suggestion)));
  }

  /** A service that is slow or down costs the check, never the order. */
  private async check(typed: AddressPlace): Promise<PlaceAnswer> {
    const key = JSON.stringify(typed);
    if (this.asked.has(key)) return UNCHECKED;
    this.asked.add(key);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const limit = new Promise<PlaceAnswer>((resolve) => {
      timer = setTimeout(() => resolve(UNCHECKED), this.limitMilliseconds);
    });
    const answer = await Promise.race([this.ask(typed).catch(() => UNCHECKED), limit]);
    clearTimeout(timer);
    return answer;
  }
}
