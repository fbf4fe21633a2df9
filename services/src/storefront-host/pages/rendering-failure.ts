import { ShopError } from '@manifold/domain/shop-error/shop-error';
import { failureOf } from '../../platform/errors/failure.js';
import { ERROR_PAGE, NOT_FOUND_PAGE, UNAVAILABLE_PAGE } from '../rendering/last-resort-page.js';
import type { PageAnswer } from './page-answer.js';

/** What is shown when a page could not be rendered at all: input that nobody expected is not found, the rest is ours. */
export function renderingFailure(error: unknown): PageAnswer & { readonly kind: 'html' } {
  const answer = failureOf(error).status;
  // Whatever else is thrown while a page is made is a fault of ours, whatever it would be as a request.
  const status = error instanceof ShopError || answer === 503 ? answer : 500;
  if (status < 500) return { kind: 'html', status: 404, html: NOT_FOUND_PAGE };
  return { kind: 'html', status, html: status === 503 ? UNAVAILABLE_PAGE : ERROR_PAGE };
}
