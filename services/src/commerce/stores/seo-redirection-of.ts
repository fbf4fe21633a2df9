import type { SeoRedirection } from '@manifold/domain/seo-redirects/contract';
import { seoRedirection, sourcePath } from '@manifold/domain/seo-redirects/seo-redirection';
import type { Snapshot } from '@manifold/domain/store-document/contract';

const STAYS: SeoRedirection = { redirectionCode: null, targetURL: null };

/** Where an address of the store, or a path, has moved by staff's list. Another host's address is never looked up. */
export function seoRedirectionOf({ document }: Snapshot, sourceUrl: string): SeoRedirection {
  const { store, 'seo-redirects': list } = document.sections;
  const path = sourcePath(sourceUrl, store.hosts);
  return (path === undefined ? undefined : seoRedirection(list.redirects, path, store.hosts)) ?? STAYS;
}
