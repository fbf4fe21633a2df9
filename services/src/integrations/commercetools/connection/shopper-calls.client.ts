import { ShopError } from '@manifold/domain/shop-error/shop-error';
import { Injectable } from '@nestjs/common';
import type { Shopper } from '../ports/cart-backend.js';
import { BackendFailure } from './backend-failure.js';
import { type CallKind, CommercetoolsClient, type GraphqlDocument } from './commercetools.client.js';
import type { CartOwnership, ShopperDocument } from './shopper-document.js';

const getCartOwner: GraphqlDocument = {
  name: 'getCartOwner',
  text: `query getCartOwner($storeKey: KeyReferenceInput!, $id: String!) {
    inStore(key: $storeKey) { cart(id: $id) { customerId } }
  }`,
};

interface CartOwnerAnswer {
  readonly inStore: { readonly cart: { readonly customerId: string | null } | null };
}

/**
 * Runs the documents of shoppers. If the shopper has a token, the backend checks the owner. A customer who signed in by another
 * provider has none; then the in-store client calls, and only this class checks the owner.
 */
@Injectable()
export class ShopperCalls {
  constructor(private readonly client: CommercetoolsClient) {}

  /** Returns the document's data. Throws a missing-resource failure for the cart of another owner, as with the shopper's own token. */
  async run<Data>(shopper: Shopper, document: ShopperDocument, variables: object, kind: CallKind): Promise<Data> {
    const { accessToken, storeKey, languages, customerId } = shopper;
    const sent: Readonly<Record<string, unknown>> = { storeKey, languages, ...variables };
    const { name, text, owned } = document;
    if (customerId === undefined) {
      if (text === null) throw new ShopError('not-signed-in', { message: `${name} is for customers without a token` });
      return this.client.graphqlAs<Data>(accessToken, { name, text }, sent, kind);
    }
    if (!owned) throw new ShopError('not-signed-in', { message: `${name} requires the customer's own token` });
    if (owned.cart) await this.requireOwner(shopper, sent, owned.cart);
    const data = await this.client.graphqlInStore<Readonly<Record<string, unknown>>>(
      storeKey,
      { name, text: owned.text },
      owned.variables(sent, customerId),
      kind,
    );
    // The document declares an answer of the same shape as its own.
    return (owned.answer ? owned.answer(data) : data) as Data;
  }

  private async requireOwner(
    { storeKey, customerId }: Shopper,
    { id }: Readonly<Record<string, unknown>>,
    ownership: CartOwnership,
  ): Promise<void> {
    const { inStore } = await this.client.graphqlInStore<CartOwnerAnswer>(
      storeKey,
      getCartOwner,
      { storeKey, id },
      'read',
    );
    const required = ownership === 'own' ? customerId : null;
    if (inStore.cart && inStore.cart.customerId === required) return;
    throw new BackendFailure({
      endpoint: 'graphql getCartOwner',
      reason: 'the cart belongs to someone else',
      statusCode: 404,
      backendCode: 'ResourceNotFound',
    });
  }
}
