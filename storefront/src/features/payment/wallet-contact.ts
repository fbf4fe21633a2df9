import type { WalletContact } from '@manifold/domain/express-payment/contract';

/** The wallet's data about its owner, in the form of our server. */
export interface WalletOwner {
  readonly email: string | undefined;
  readonly billingContact: WalletContact | undefined;
  readonly shippingContact: WalletContact | undefined;
}

interface GoogleAddress {
  readonly name?: string;
  readonly address1?: string;
  readonly address2?: string;
  readonly address3?: string;
  readonly postalCode?: string;
  readonly locality?: string;
  readonly countryCode?: string;
  readonly phoneNumber?: string;
}

/** The part of Google Pay's answer that names the shopper. */
export interface GooglePayOwner {
  readonly email?: string;
  readonly shippingAddress?: GoogleAddress;
  readonly paymentMethodData: { readonly info?: { readonly billingAddress?: GoogleAddress } };
}

interface AppleContact {
  readonly givenName?: string;
  readonly familyName?: string;
  readonly addressLines?: readonly string[];
  readonly postalCode?: string;
  readonly locality?: string;
  readonly countryCode?: string;
  readonly phoneNumber?: string;
  readonly emailAddress?: string;
}

/** The part of Apple Pay's answer that names the shopper. */
export interface ApplePayOwner {
  readonly payment: { readonly billingContact?: AppleContact; readonly shippingContact?: AppleContact };
}

const filled = (lines: readonly (string | undefined)[]): string[] =>
  lines.filter((line): line is string => Boolean(line));

/** Google Pay has one field for the name; the last word is the family name. */
function googleContact(address: GoogleAddress): WalletContact {
  const { name = '', address1, address2, address3, postalCode, locality, countryCode, phoneNumber } = address;
  const words = name.trim().split(/\s+/);
  const lastName = words.length > 1 ? words.pop() : undefined;
  return {
    firstName: words.join(' '),
    lastName,
    street: filled([address1, address2, address3]),
    postalCode,
    city: locality,
    country: countryCode,
    phone: phoneNumber,
  };
}

function appleContact(contact: AppleContact, phone: string | undefined): WalletContact {
  const { givenName, familyName, addressLines = [], postalCode, locality, countryCode, phoneNumber } = contact;
  return {
    firstName: givenName,
    lastName: familyName,
    street: filled(addressLines).slice(0, 4),
    postalCode,
    city: locality,
    country: countryCode,
    phone: phoneNumber ?? phone,
  };
}

/** Returns the owner of a Google Pay wallet. */
export function googlePayOwner({ email, shippingAddress, paymentMethodData }: GooglePayOwner): WalletOwner {
  const billing = paymentMethodData.info?.billingAddress;
  return {
    email,
    billingContact:
      billing && googleContact({ ...billing, phoneNumber: billing.phoneNumber ?? shippingAddress?.phoneNumber }),
    shippingContact: shippingAddress && googleContact(shippingAddress),
  };
}

/** Returns the owner of an Apple Pay wallet, which names phone and e-mail with the shipping contact only. */
export function applePayOwner({ payment: { billingContact, shippingContact } }: ApplePayOwner): WalletOwner {
  const phone = shippingContact?.phoneNumber;
  return {
    email: shippingContact?.emailAddress ?? billingContact?.emailAddress,
    billingContact: billingContact && appleContact(billingContact, phone),
    shippingContact: shippingContact && appleContact(shippingContact, phone),
  };
}
