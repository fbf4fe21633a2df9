import type { CommerceRequest } from '@manifold/domain/commerce-api/operations';
import { httpApi } from '../api/http-api.js';

/** Records which result of a search was chosen, with its position from 1. Fire and forget: failures are ignored. */
export function recordClick(locale: string, click: CommerceRequest<'recordSearchClick'>): void {
  // `keepalive`, because the browser may leave the page before the request is sent.
  void httpApi(locale, { keepalive: true })
    .commerce('recordSearchClick', click)
    .catch(() => undefined);
}
