import type { ShopErrorCode } from '@manifold/domain/shop-error/contract';
import { ShopError } from '@manifold/domain/shop-error/shop-error';

const TEMPORARY: ReadonlySet<ShopErrorCode> = new Set(['backend-unavailable', 'too-many-attempts']);

/** Returns whether a request may have arrived although it failed. Every other refusal changed nothing. */
export const isAnswerLost = (reason: unknown): boolean =>
  reason instanceof ShopError && reason.code === 'backend-unavailable';

/** Returns whether the services refused a request only for now: they could not answer, or not so soon. It decided nothing. */
export const isRefusedForNow = (reason: unknown): boolean => reason instanceof ShopError && TEMPORARY.has(reason.code);

/** Returns whether a request is worth repeating. Anything but a `ShopError` is a failure on the way. */
export const isTemporary = (reason: unknown): boolean => !(reason instanceof ShopError) || isRefusedForNow(reason);
