import { randomUUID } from 'node:crypto';
import type { CartUpdateAction } from '@commercetools/platform-sdk';
import type { Money } from '@manifold/domain/money/money';
import { Injectable } from '@nestjs/common';
import { CommercetoolsClient } from '../connection/commercetools.client.js';
import { withShopErrors } from '../connection/backend-failure.js';
import type { CartVersion } from '../ports/cart-backend.js';
import { TrialCartBackend, type CartLine } from '../ports/trial-cart-backend.js';

/** The key prefix of trial carts, which belong to no shopper. */
export const TRIAL_CART_KEY = 'boundary-shopper-';

/** Updates trial carts with the service client over REST. */
@Injectable()
export class CommercetoolsTrialCarts extends TrialCartBackend {
  constructor(private readonly client: CommercetoolsClient) {
    super();
  }

  markAsTrial(storeKey: string, cart: CartVersion): Promise<CartVersion> {
    return this.update(storeKey, cart, [
      { action: 'setKey', key: `${TRIAL_CART_KEY}${randomUUID()}` },
      { action: 'setDeleteDaysAfterLastModification', deleteDaysAfterLastModification: 1 },
    ]);
  }

  setLinePrice(storeKey: string, { lineItemId, ...cart }: CartLine, price: Money): Promise<CartVersion> {
    const { centAmount, currencyCode } = price;
    return this.update(storeKey, cart, [
      { action: 'setLineItemPrice', lineItemId, externalPrice: { centAmount, currencyCode } },
    ]);
  }

  private async update(storeKey: string, cart: CartVersion, actions: CartUpdateAction[]): Promise<CartVersion> {
    const body = { version: cart.version, actions };
    const { id, version } = await withShopErrors(() =>
      this.client.rest('POST /carts', 'write', (project) =>
        project.inStoreKeyWithStoreKeyValue({ storeKey }).carts().withId({ ID: cart.id }).post({ body }),
      ),
    );
    return { id, version };
  }
}
