import type { AddressPlace } from './contract.js';

/** One part of an address as the validation service understood it. */
export interface CheckedComponent {
  readonly isSpellCorrected: boolean;
  readonly isReplaced: boolean;
  readonly isUnexpected: boolean;
}

/** The result of the validation service about an address. */
export interface CheckedAddress {
  readonly isComplete: boolean;
  readonly hasReplacedComponents: boolean;
  readonly hasUnconfirmedComponents: boolean;
  readonly components: readonly CheckedComponent[];
  /** The address in the service's words; null if it has no street, postal code or town. */
  readonly place: AddressPlace | null;
}

/** Returns whether the whole address is doubtful: incomplete, or with replaced or unconfirmed components (spec shell §5). */
export const hasVerdictError = (checked: CheckedAddress): boolean =>
  !checked.isComplete || checked.hasReplacedComponents || checked.hasUnconfirmedComponents;

/** Returns whether a component was spell-corrected, replaced or unexpected (spec shell §5). */
export const hasAddressError = ({ components }: CheckedAddress): boolean =>
  components.some(({ isSpellCorrected, isReplaced, isUnexpected }) => isSpellCorrected || isReplaced || isUnexpected);

const normalise = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\s.,-]+/g, '');

/** Returns whether two places differ in more than case, spaces and signs. */
function differs(one: AddressPlace, other: AddressPlace): boolean {
  const fields = ['streetName', 'streetNumber', 'postalCode', 'city'] as const;
  return fields.some((field) => normalise(one[field]) !== normalise(other[field]));
}

export type AddressVerdict =
  | { readonly verdict: 'confirmed'; readonly suggestion: null }
  | { readonly verdict: 'doubtful'; readonly suggestion: AddressPlace | null };

/** Returns the verdict about a typed address; a suggestion only if it differs from the typed address. */
export function addressVerdict(typed: AddressPlace, checked: CheckedAddress): AddressVerdict {
  if (!hasVerdictError(checked) && !hasAddressError(checked)) return { verdict: 'confirmed', suggestion: null };
  const { place } = checked;
  return { verdict: 'doubtful', suggestion: place && differs(typed, place) ? place : null };
}
