import type { Cart } from '@manifold/domain/cart/contract';
import type { PaymentMethod, PaymentOffer } from '@manifold/domain/payment-methods/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useShop } from '../../platform/shop/shop.js';
import { useStoreConfig } from '../../platform/store/use-store-config.js';
import { chosenOffer, detectOfferChange, type OfferChange } from './offers.js';

export interface PaymentChoice {
  /** Undefined until the server has answered. */
  readonly offers: readonly PaymentOffer[] | undefined;
  /** The offer that an order placed now would use. */
  readonly chosen: PaymentOffer | undefined;
  readonly choose: (method: PaymentMethod) => void;
  /** Whether a newly published config withdrew or restored the chosen method. */
  readonly offerChange: OfferChange | undefined;
  readonly hasFailed: boolean;
  readonly reload: () => Promise<void>;
}

/** Loads the payment offers of a cart, again whenever the cart or the published config changes. A cart that is being paid has none to choose from. */
export function usePaymentOffers({
  id,
  version,
  cartState,
}: Pick<Cart, 'id' | 'version' | 'cartState'>): PaymentChoice {
  const { api } = useShop();
  const { hash } = useStoreConfig();
  const [offers, setOffers] = useState<readonly PaymentOffer[]>();
  const [wanted, setWanted] = useState<PaymentMethod>();
  const [offerChange, setOfferChange] = useState<OfferChange>();
  const [hasFailed, setFailed] = useState(false);
  const known = useRef<{ offers: readonly PaymentOffer[]; wanted: PaymentMethod | undefined }>(undefined);
  const latest = useRef(0);

  const reload = useCallback(async () => {
    const request = ++latest.current;
    try {
      const { paymentMethods } = await api.commerce('getPaymentMethods', {});
      // Only the answer to the latest request counts.
      if (request !== latest.current) return;
      const before = known.current;
      const detected = before && detectOfferChange(before.offers, paymentMethods, before.wanted);
      // The shopper saw the default method as chosen, so it stays wanted.
      const stillWanted = before && (before.wanted ?? chosenOffer(before.offers, undefined)?.method);
      known.current = { offers: paymentMethods, wanted: stillWanted };
      if (detected) setOfferChange(detected);
      setWanted(stillWanted);
      setOffers(paymentMethods);
      setFailed(false);
    } catch {
      if (request === latest.current) setFailed(true);
    }
  }, [api]);
  // Only the server knows the current rules and this cart, so it is asked again when either changes.
  useEffect(() => {
    if (cartState === 'Active') void reload();
  }, [reload, id, version, cartState, hash]);

  const choose = (method: PaymentMethod) => {
    if (known.current) known.current = { ...known.current, wanted: method };
    setWanted(method);
    setOfferChange(undefined);
  };
  return { offers, chosen: offers && chosenOffer(offers, wanted), choose, offerChange, hasFailed, reload };
}
