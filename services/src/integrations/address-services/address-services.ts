import type { AddressPlace } from '@manifold/domain/address-check/contract';
import type { CheckedAddress } from '@manifold/domain/address-check/verdict';

/** A service that knows addresses. */
export abstract class AddressServices {
  /** Checks an address of a country. Undefined if no service is configured, or if it does not answer in time; never throws. */
  abstract check(countryCode: string, address: AddressPlace): Promise<CheckedAddress | undefined>;
}
