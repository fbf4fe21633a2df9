import { type SocialProvider, socialProviderSchema } from './contract.js';

/** The result of a return from a provider, which the next page announces. */
export type Arrival =
  /**
   * The customer signed in. `items`: how many the cart now has if those of the account were added to the visitor's; null if not.
   */
  | { readonly kind: 'signed-in'; readonly items: number | null }
  /** A provider was linked to the account. */
  | { readonly kind: 'linked'; readonly provider: SocialProvider };

/** Returns the value of the cookie: `signed-in`, `cart-12` or `linked-google`. */
export function arrivalText(arrival: Arrival): string {
  if (arrival.kind === 'linked') return `linked-${arrival.provider}`;
  return arrival.items === null ? 'signed-in' : `cart-${arrival.items}`;
}

/** Parses a value of the cookie; returns undefined for any other text. */
export function readArrival(text: string): Arrival | undefined {
  if (text === 'signed-in') return { kind: 'signed-in', items: null };
  const items = /^cart-(\d{1,6})$/.exec(text)?.[1];
  if (items !== undefined) return { kind: 'signed-in', items: Number(items) };
  const provider = socialProviderSchema.options.find((name) => text === `linked-${name}`);
  return provider && { kind: 'linked', provider };
}
