import { useState } from 'react';
import { useShop } from '../../platform/shop/shop.js';
import { useStoreConfig } from '../../platform/store/use-store-config.js';
import type { AddressFormControl } from './address-resolver.js';
import type { CheckoutForm } from './checkout-form.js';
import { type DoubtfulPlace, PlaceCheck } from './place-check.js';
import type { SuggestedPlaceProps } from './SuggestedPlace.js';

export interface PlaceQuestion {
  /** Returns the first address that the validation service doubts; undefined if the store checks none. */
  readonly firstDoubt: (values: CheckoutForm) => Promise<DoubtfulPlace | undefined>;
  /** Asks whether the shopper wants the suggested address. */
  readonly ask: (doubt: DoubtfulPlace) => void;
  /** The question on screen, if there is one. */
  readonly question: SuggestedPlaceProps | undefined;
}

/** Checks addresses with the validation service, each once, and asks about those that it doubts (spec shell §5). */
export function usePlaceQuestion(form: AddressFormControl, cartId: string): PlaceQuestion {
  const shop = useShop();
  const { toggles } = useStoreConfig();
  const [places] = useState(
    () => new PlaceCheck(cartId, (address) => shop.api.commerce('validateAddress', { address })),
  );
  const [doubt, setDoubt] = useState<DoubtfulPlace>();
  const decide = (isAccepted: boolean) => {
    setDoubt(undefined);
    if (!isAccepted || !doubt?.suggestion) return;
    places.accept(doubt.suggestion);
    form.setValue(doubt.form, { ...form.getValues(doubt.form), ...doubt.suggestion });
  };
  return {
    firstDoubt: async (values) => (toggles.addressValidation ? places.firstDoubt(values) : undefined),
    ask: setDoubt,
    question: doubt && { doubt, onDecide: decide, onClose: () => setDoubt(undefined) },
  };
}
