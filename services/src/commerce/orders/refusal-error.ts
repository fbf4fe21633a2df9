import { shopErrorCodes, type ShopErrorCode } from '@manifold/domain/shop-error/contract';
import { ShopError } from '@manifold/domain/shop-error/shop-error';

const isCode = (text: string): text is ShopErrorCode => shopErrorCodes.some((code) => code === text);

/** Why an accepted order could not be made, as its shopper is told. */
export const refusalError = (refusal: string): ShopError =>
  new ShopError(isCode(refusal) ? refusal : 'creating-order-failed');
