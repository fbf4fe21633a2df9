import type { AddressPlace, AddressSuggestion } from '@manifold/domain/address-check/contract';
import type { CheckedAddress } from '@manifold/domain/address-check/verdict';
import type { AddressServiceStatus } from '@manifold/domain/systems/address-services';

/** The beginning of an address, or a chosen suggestion, in the language of the shopper. */
export interface TypedAddress {
  readonly countryCode: string;
  readonly locale: string;
  /** One per address that is typed: its requests are billed together. */
  readonly session: string;
}

/** Whether a service is configured and answers. */
export type AddressServiceState = Omit<AddressServiceStatus, 'stores'>;

/** Services that know addresses. Their methods never throw: without an answer in time the shopper types on. */
export abstract class AddressServices {
  /** Returns the state of each service. */
  abstract states(): readonly AddressServiceState[];
  /** Checks an address of a country. Undefined if no service is configured, or if it does not answer in time. */
  abstract check(countryCode: string, address: AddressPlace): Promise<CheckedAddress | undefined>;
  /** Returns addresses of the country that begin with a text; none if the service does not answer in time. */
  abstract suggest(text: string, typed: TypedAddress): Promise<readonly AddressSuggestion[]>;
  /** Returns the parts of a suggested address, empty if unknown; undefined if the service does not answer in time. */
  abstract suggested(id: string, typed: TypedAddress): Promise<AddressPlace | undefined>;
}
