import type { AddressPlace } from '@manifold/domain/address-check/contract';
import type { CommerceResponse } from '@manifold/domain/commerce-api/operations';
import { textDigest } from '../../platform/consent/text-digest.js';
import { type AddressForm, type CheckoutForm, hasOwnShippingAddress } from './checkout-form.js';
import { storedPlaces } from './stored-places.js';

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

/** Returns a key that does not contain the address. */
const keyOf = (place: AddressPlace): string => textDigest(Object.values(placeOf(place)));

/** Checks the addresses of a form, each address once (spec shell §4), also after the shopper comes back from a later step. */
export class PlaceCheck {
  private readonly asked: Set<string>;

  /** `cartId` is the cart to whose addresses the stored answers belong. */
  constructor(
    private readonly cartId: string,
    private readonly ask: (address: AddressPlace) => Promise<PlaceAnswer>,
    private readonly limitMilliseconds = LIMIT_MILLISECONDS,
  ) {
    this.asked = new Set(storedPlaces.read(cartId));
  }

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
    this.remember(keyOf(suggestion));
  }

  private remember(key: string): void {
    this.asked.add(key);
    storedPlaces.write(this.cartId, [...this.asked]);
  }

  /** A service that is slow or down costs the check, never the order. */
  private async check(typed: AddressPlace): Promise<PlaceAnswer> {
    const key = keyOf(typed);
    if (this.asked.has(key)) return UNCHECKED;
    this.asked.add(key);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const limit = new Promise<PlaceAnswer>((resolve) => {
      timer = setTimeout(() => resolve(UNCHECKED), this.limitMilliseconds);
    });
    const answer = await Promise.race([this.ask(typed).catch(() => UNCHECKED), limit]);
    clearTimeout(timer);
    // Without an answer the shopper was not asked, so coming back checks again.
    if (answer.verdict !== 'unchecked') this.remember(key);
    return answer;
  }
}
