import type { ShippingCost } from '@manifold/domain/shipping-cost/contract';

/** What sending costs in one country. */
export interface CountryShippingCost extends ShippingCost {
  readonly countryCode: string;
  readonly currencyCode: string;
}

/** The rates that the commerce backend charges. */
export abstract class ShippingRatesBackend {
  /**
   * Makes the backend charge this in the country; says how many of its methods had to be changed. Where the backend has no
   * method for the country and currency there is nothing to bring in line. Throws when it is away or somebody else changed
   * a method at the same time: to be tried again.
   */
  abstract bringInLine(cost: CountryShippingCost): Promise<number>;
}
