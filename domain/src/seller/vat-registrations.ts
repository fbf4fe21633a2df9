import type { Seller } from './contract.js';

type Registered = Pick<Seller, 'vatNumber' | 'localVatNumber'>;

/** Returns a printed number in the form that registers expect: `CHE-123.456.788 MWST` is `CHE123456788MWST`. */
const plainNumber = (printed: string): string => printed.replace(/[ .-]/g, '');

/**
 * Returns every VAT number of the company that sells in a store, without spaces and signs: at its seat first, then in this
 * store's country, then in the countries of its other stores. Stores of one company share the number of the seat.
 */
export function vatRegistrations(seller: Registered, everywhere: readonly Registered[]): string[] {
  const ofCompany = [seller, ...everywhere.filter(({ vatNumber }) => vatNumber === seller.vatNumber)];
  const local = ofCompany.flatMap(({ localVatNumber }) => localVatNumber ?? []);
  return [...new Set([seller.vatNumber, ...local].map(plainNumber))];
}
