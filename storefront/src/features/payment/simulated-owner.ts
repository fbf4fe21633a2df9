import type { ExpressWallet } from '@manifold/domain/express-payment/offered-wallets';
import { applePayOwner, googlePayOwner, type WalletOwner } from './wallet-contact.js';

/** The address of the owner of a simulated wallet. */
export interface SimulatedHome {
  readonly countryCode: string;
  /** Undefined for an owner who has no address. */
  readonly postalCode: string | undefined;
}

const FIRST_NAME = 'Eva';
const LAST_NAME = 'Novak';
const PHONE = '+421900123456';
const EMAIL = 'eva.novak@example.com';

/** Returns a made-up owner. The wallet names them as the real one does, and the real one's handler reads them. */
export function simulatedOwner(wallet: ExpressWallet, { countryCode, postalCode }: SimulatedHome): WalletOwner {
  const street = postalCode === undefined ? undefined : 'Testing 12';
  const place = street === undefined ? {} : { postalCode, locality: 'Sandbox', countryCode };
  if (wallet === 'googlepay') {
    const address = { ...place, name: `${FIRST_NAME} ${LAST_NAME}`, address1: street, phoneNumber: PHONE };
    return googlePayOwner({
      email: EMAIL,
      shippingAddress: address,
      paymentMethodData: { info: { billingAddress: { ...address, phoneNumber: undefined } } },
    });
  }
  const contact = { ...place, givenName: FIRST_NAME, familyName: LAST_NAME, addressLines: street ? [street] : [] };
  return applePayOwner({
    payment: { billingContact: contact, shippingContact: { ...contact, phoneNumber: PHONE, emailAddress: EMAIL } },
  });
}
