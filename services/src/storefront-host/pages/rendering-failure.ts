import { ShopError } from '@manifold/domain/shop-error/shop-error';
import { ERROR_STATUS } from '../../platform/errors/error-status.js';
import { ERROR_PAGE, NOT_FOUND_PAGE, UNAVAILABLE_PAGE } from '../rendering/last-resort-page.js';
import type { PageAnswer } from './page-answer.js';

/** What is shown when a page could not be rendered at all: input that nobody expected is not found, the rest is ours. */
export function renderingFailure(error: unknown): PageAnswer & { readonly kind: 'html' } {
  if (!(error instanceof ShopError)) return { kind: 'html', status: 500, html: ERROR_PAGE };
  const status = ERROR_STATUS[error.code];
  if (status === 429) return { kind: 'html', status, html: UNAVAILABLE_PAGE };
  if (status < 500) return { kind: 'html', status: 404, html: NOT_FOUND_PAGE };
  return { kind: 'html', status, html: status === 503 ? UNAVAILABLE_PAGE : ERROR_PAGE };
}
