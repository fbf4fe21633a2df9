import { ShopError } from '@manifold/domain/shop-error/shop-error';

/** Refuses with 429; the answer's `Retry-After` and `details` say after how many seconds to come again. */
export const tooManyAttempts = (seconds: number): ShopError =>
  new ShopError('too-many-attempts', { details: { seconds } });
