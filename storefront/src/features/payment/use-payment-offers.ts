import type { Cart } from '@manifold/domain/cart/contract';
import type { PaymentMethod, PaymentOffer } from '@manifold/domain/payment-methods/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useShop } from '../../platform/shop/shop.js';
import { useStoreConfig } from '../../platform/store/use-store-config.js';
import { chosenOffer, offerNews, type OfferNews } from './offers.js';

export interface PaymentChoice {
  /** Undefined until the server has said. */
  readonly offers: readonly PaymentOffer[] | undefined;
  /** The offer by which the order would be paid now. */
  readonly chosen: PaymentOffer | undefined;
  readonly choose: (method: PaymentMethod) => void;
  /** What a newly published config changed for the chosen method, to be said. */
  readonly news: OfferNews | undefined;
  readonly hasFailed: boolean;
  readonly reload: () => Promise<void>;
}

/** The ways to pay a cart, asked again whenever the cart or the published config is another one. */
export function usePaymentOffers({ id, version }: Pick<Cart, 'id' | 'version'>): PaymentChoice {
  const { api } = useShop();
  const { hash } = useStoreConfig();
  const [offers, setOffers] = useState<readonly PaymentOffer[]>();
  const [wanted, setWanted] = useState<PaymentMethod>();
  const [news, setNews] = useState<OfferNews>();
  const [hasFailed, setFailed] = useState(false);
  const known = useRef<{ offers: readonly PaymentOffer[]; wanted: PaymentMethod | undefined }>(undefined);
  const latest = useRef(0);

  const reload = useCallback(async () => {
    const asked = ++latest.current;
    try {
      const { paymentMethods } = await api.commerce('getPaymentMethods', {});
      // Two publications in a row: the answer to the first one must not win.
      if (asked !== latest.current) return;
      const before = known.current;
      const change = before && offerNews(before.offers, paymentMethods, before.wanted);
      // One that was chosen for being the only one is what the shopper saw; it is theirs when it comes back.
      const kept = before && (before.wanted ?? chosenOffer(before.offers, undefined)?.method);
      known.current = { offers: paymentMethods, wanted: kept };
      if (change) setNews(change);
      setWanted(kept);
      setOffers(paymentMethods);
      setFailed(false);
    } catch {
      if (asked === latest.current) setFailed(true);
    }
  }, [api]);
  // The server alone knows today's rules and this cart: whatever changes either, it is asked again.
  useEffect(() => void reload(), [reload, id, version, hash]);

  const choose = (method: PaymentMethod) => {
    if (known.current) known.current = { ...known.current, wanted: method };
    setWanted(method);
    setNews(undefined);
  };
  return { offers, chosen: offers && chosenOffer(offers, wanted), choose, news, hasFailed, reload };
}
