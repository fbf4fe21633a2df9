import type { CommerceRequest } from '@manifold/domain/commerce-api/operations';
import { httpApi } from '../api/http-api.js';

/** Tells the search which hit was chosen, at which place from 1. Nobody waits for it, and nothing is lost when it fails. */
export function recordClick(locale: string, click: CommerceRequest<'recordSearchClick'>): void {
  // The page may be left before it is sent.
  void httpApi(locale, { keepalive: true })
    .commerce('recordSearchClick', click)
    .catch(() => undefined);
}
