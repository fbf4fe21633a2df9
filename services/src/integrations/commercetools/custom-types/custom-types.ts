/** Keys of the commerce project's custom types, as its set-up names them. */
export const CART_TYPE_KEY = 'cart';
export const ADDRESS_TYPE_KEY = 'address';
export const CUSTOMER_TYPE_KEY = 'customer';
export const STORE_TYPE_KEY = 'store';
export const REVIEW_TYPE_KEY = 'review';

/** The state of a review that nobody has looked at yet. */
export const SUBMITTED_REVIEW_STATE_KEY = 'review-submitted';

/** A custom field or an attribute as the backend's GraphQL returns it. */
export interface RawField {
  readonly name: string;
  readonly value: unknown;
}
