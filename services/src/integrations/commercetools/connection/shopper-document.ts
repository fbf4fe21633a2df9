type Fields = Readonly<Record<string, unknown>>;

/** The ownership that a cart must have before a document may be sent for a customer. */
export type CartOwnership = 'own' | 'unowned';

/**
 * How a shopper's document runs for a customer whose session has no token of the backend: with the in-store client, restricted
 * to what the customer owns.
 */
export interface OwnedDocument {
  readonly text: string;
  /** Returns the variables restricted to the customer. */
  readonly variables: (variables: Fields, customerId: string) => object;
  /** Converts the answer to that of the shopper's document; without it, both are equal. */
  readonly answer?: (data: Fields) => object;
  /** The cart with the id `variables.id` is read first and must have this owner. */
  readonly cart?: CartOwnership;
}

/** A GraphQL document of shoppers, and its name in logs. */
export interface ShopperDocument {
  readonly name: string;
  /** Runs with the shopper's own token; `null` if it cannot. */
  readonly text: string | null;
  /** Runs for a session without a token; `null` if it cannot. */
  readonly owned: OwnedDocument | null;
}
