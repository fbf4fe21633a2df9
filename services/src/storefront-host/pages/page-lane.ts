import type { FastLaneHandler } from '../../platform/http/fast-lane.js';
import { hostName } from '../../platform/http/request-host.js';
import { asksForPreview } from '../../store-config/index.js';
import { pageKey } from './page-key.js';
import type { PublicPages } from './public-pages.service.js';
import { chosenLocale } from '../redirects/preferred-locale.js';
import type { Stores } from '../ports/stores.js';
import { visitOf } from '../visits/visit.js';
import type { HtmlCache } from '../html-cache/html-cache.js';
import { writePage } from '../html-cache/write-page.js';

/**
 * Returns the fast lane of cached pages, before the framework sees the request. Finds only addresses that equal the page's key;
 * everything else (redirects, unknown queries, other hosts) goes through the router.
 */
export function pageLane(stores: Stores, cache: HtmlCache, pages: PublicPages): FastLaneHandler {
  return (request, response) => {
    const { url, headers } = request;
    if (url === undefined || url.startsWith('/api/') || asksForPreview(headers)) return false;
    const snapshot = stores.snapshotOfHost(hostName(headers.host ?? ''));
    if (!snapshot) return false;
    const found = cache.find(pageKey(snapshot, url));
    if (!found || found.age === 'spare' || chosenLocale(headers, snapshot.document.sections.store) !== undefined)
      return false;
    if (found.age === 'stale') pages.refresh(visitOf(snapshot, url));
    writePage(request, response, found.value);
    return true;
  };
}
