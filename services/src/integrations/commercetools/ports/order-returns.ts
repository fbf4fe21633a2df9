/** Goods that a customer announces to send back. */
export interface AnnouncedReturn {
  readonly items: readonly { readonly lineItemId: string; readonly quantity: number }[];
  readonly comment: string;
}

/** Announces returns with the service client; customers cannot change orders. Errors as in `CartBackend`. */
export abstract class OrderReturns {
  /** Adds a return to an order at exactly this version. Throws `conflict` if the version has changed. */
  abstract announce(
    order: { readonly id: string; readonly version: number },
    announced: AnnouncedReturn,
  ): Promise<void>;
}
