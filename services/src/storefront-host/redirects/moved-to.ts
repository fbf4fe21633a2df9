import { seoRedirection } from '@manifold/domain/seo-redirects/seo-redirection';
import type { Snapshot } from '@manifold/domain/store-document/contract';
import type { Redirect } from './redirect-of.js';

/** Returns the configured redirect of an address without a page. Adds the query if the target has none. */
export function movedTo({ document }: Pick<Snapshot, 'document'>, target: string): Redirect | undefined {
  const { sections } = document;
  const found = seoRedirection(sections['seo-redirects'].redirects, target, sections.store.hosts);
  if (!found) return undefined;
  const { redirectionCode: status, targetURL } = found;
  const mark = target.indexOf('?');
  const takesQuery = mark >= 0 && !/[?#]/.test(targetURL);
  return { location: takesQuery ? targetURL + target.slice(mark) : targetURL, status };
}
