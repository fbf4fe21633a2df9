import { ShopError } from '@manifold/domain/shop-error/shop-error';

/** Returns the error for 429. The answer's `Retry-After` and `details` have the seconds until the next attempt is allowed. */
export const tooManyAttempts = (seconds: number): ShopError =>
  new ShopError('too-many-attempts', { details: { seconds } });
