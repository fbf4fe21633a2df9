import { internationalPhone } from '@manifold/domain/phone/international-phone';
import type { Order } from '@manifold/domain/order/contract';

/** Digests by which an advertiser recognises a shopper that it knows already; it cannot read them. */
export interface ContactDigest {
  readonly sha256_email_address: string;
  readonly sha256_phone_number?: string;
}

async function digestOf(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Returns the digests of an order's e-mail address and phone number, each in the form that everybody hashes (spec shell §9). */
export async function contactDigest({ customerEmail, billingAddress }: Order): Promise<ContactDigest> {
  const { phone, country } = billingAddress;
  const number = phone && country ? internationalPhone(phone, country) : undefined;
  return {
    sha256_email_address: await digestOf(customerEmail.trim().toLowerCase()),
    ...(number ? { sha256_phone_number: await digestOf(number) } : {}),
  };
}
