import { Injectable } from '@nestjs/common';
import { CommercetoolsClient } from '../connection/commercetools.client.js';
import { failingAsShopError } from '../connection/failing-as-shop-error.js';
import { ShippingRatesBackend, type CountryShippingCost } from '../ports/shipping-rates-backend.js';
import { rateChange } from './rate-change.js';

/** Shipping rates of the platform's shipping methods, written by the service client. */
@Injectable()
export class CommercetoolsShippingRates extends ShippingRatesBackend {
  constructor(private readonly client: CommercetoolsClient) {
    super();
  }

  bringInLine(cost: CountryShippingCost): Promise<number> {
    return failingAsShopError(async () => {
      const { results } = await this.methodsOf(cost);
      let changed = 0;
      for (const method of results) {
        const actions = rateChange(method, cost);
        if (actions.length === 0) continue;
        const body = { version: method.version, actions };
        await this.client.rest('POST /shipping-methods', 'write', (project) =>
          project.shippingMethods().withId({ ID: method.id }).post({ body }),
        );
        changed += 1;
      }
      return changed;
    });
  }

  private methodsOf({ countryCode, currencyCode }: CountryShippingCost) {
    const queryArgs = { country: countryCode, currency: currencyCode };
    return this.client.rest('GET /shipping-methods', 'read', (project) =>
      project.shippingMethods().matchingLocation().get({ queryArgs }),
    );
  }
}
