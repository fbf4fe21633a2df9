/**
 * Deletes the data of the commerce backend about a customer, with the service client. Orders and payments stay. Every method can
 * be repeated, and does nothing for data that is deleted already. Errors as in `CartBackend`.
 */
export abstract class CustomerErasure {
  /** Deletes the customer with their addresses and ends all their sessions. */
  abstract eraseCustomer(storeKey: string, customerId: string): Promise<void>;
  /** Deletes the customer's reviews in a store in every state. The backend cannot remove an author from a review. */
  abstract eraseReviews(storeKey: string, customerId: string): Promise<void>;
  /**
   * Deletes the customer's carts in a store, except frozen ones, because their payment may still become an order. Returns
   * whether there is a frozen one.
   */
  abstract eraseCarts(storeKey: string, customerId: string): Promise<{ readonly isCartFrozen: boolean }>;
}
