import type { Cart } from '@manifold/domain/cart/contract';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { AddressText } from '../../ui/AddressText.js';
import { paymentMessages } from './messages.js';

/** Shipping address, billing address and e-mail for a last check. */
export function DeliveryDetails({ cart, edit }: { readonly cart: Cart; readonly edit: ReactNode }) {
  const { formatMessage } = useIntl();
  const { billingAddress, shippingAddress, customerEmail } = cart;
  return (
    <div className="mb-8 rounded-card border border-hairline bg-surface p-5">
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <section>
          <h2 className="mb-1 text-sm font-bold">{formatMessage(paymentMessages.deliverTo)}</h2>
          {shippingAddress ? <AddressText address={shippingAddress} /> : null}
        </section>
        <section>
          <h2 className="mb-1 text-sm font-bold">{formatMessage(paymentMessages.billTo)}</h2>
          {billingAddress ? <AddressText address={billingAddress} /> : null}
          <p className="text-sm">{customerEmail}</p>
        </section>
      </div>
      <p className="mt-4 text-sm">{edit}</p>
    </div>
  );
}
