import { ShopError } from '@manifold/domain/shop-error/shop-error';
import { failureOf } from '../../platform/errors/failure.js';
import { ERROR_PAGE, NOT_FOUND_PAGE, UNAVAILABLE_PAGE } from '../rendering/last-resort-page.js';
import type { PageAnswer } from './page-answer.js';

/** Returns the answer if a page could not be rendered: 404 for invalid input, an error page for our own failures. */
export function renderingFailure(error: unknown): PageAnswer & { readonly kind: 'html' } {
  const answered = failureOf(error).status;
  // Any error other than an outage or one of our own codes is a bug of the page.
  const status = error instanceof ShopError || answered === 503 ? answered : 500;
  if (status === 429) return { kind: 'html', status, html: UNAVAILABLE_PAGE };
  if (status < 500) return { kind: 'html', status: 404, html: NOT_FOUND_PAGE };
  return { kind: 'html', status, html: status === 503 ? UNAVAILABLE_PAGE : ERROR_PAGE };
}
