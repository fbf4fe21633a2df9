import { useState } from 'react';
import { useIntl } from 'react-intl';
import { httpApi } from '../../platform/api/http-api.js';
import { textDigest } from '../../platform/consent/text-digest.js';
import { useShop } from '../../platform/shop/shop.js';
import { useStoreConfig } from '../../platform/store/use-store-config.js';
import { newsletterMessages } from './messages.js';

export interface CheckoutNewsletterControl {
  readonly text: string;
  readonly isWanted: boolean;
  readonly want: (isWanted: boolean) => void;
  /** Signs up with the address of the cart, if the shopper ticked the box. */
  readonly send: () => void;
}

/** Controls the newsletter box of the checkout. A failure must not stop an order, so it is ignored. */
export function useCheckoutNewsletter(): CheckoutNewsletterControl {
  const { formatMessage, locale } = useIntl();
  const { cart } = useShop();
  const { brand } = useStoreConfig();
  const [isWanted, want] = useState(false);
  const text = formatMessage(newsletterMessages.checkout, { brand: brand.name });
  const send = (): void => {
    const email = cart.state.get().cart?.customerEmail;
    if (!isWanted || !email) return;
    // `keepalive`, because the next step loads a new document.
    void httpApi(locale, { keepalive: true })
      .commerce('subscribeToNewsletter', { email, source: 'checkout', text: textDigest([text]) })
      .catch(() => undefined);
  };
  return { text, isWanted, want, send };
}
