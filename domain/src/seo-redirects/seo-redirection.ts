import type { SeoRedirect } from './contract.js';
import { hostOfTarget, isOnOwnHost, plainPath } from './target.js';

/** The target of a redirect, and its status code. */
export interface FoundRedirection {
  readonly redirectionCode: SeoRedirect['code'];
  readonly targetURL: string;
}

/** An absolute URL: host without port, and path. */
const ADDRESS = /^https?:\/\/([^/?#:@\\]+)(?::\d+)?(\/[^?#]*)?(?=[?#]|$)/i;

type Table = ReadonlyMap<string, SeoRedirect>;

/** Lookup tables, cached per list of redirects. */
const tables = new WeakMap<readonly SeoRedirect[], Table>();

function tableOf(redirects: readonly SeoRedirect[]): Table {
  const known = tables.get(redirects);
  if (known) return known;
  // Of two redirects with the same source the first has priority.
  const made = new Map(redirects.toReversed().map((redirect) => [plainPath(redirect.source), redirect]));
  tables.set(redirects, made);
  return made;
}

/**
 * Returns the redirect of a path. Chains become one hop with the first status code. Returns undefined if there is none,
 * if it is a loop, or if it leaves the store's own hosts.
 */
export function seoRedirection(
  redirects: readonly SeoRedirect[],
  path: string,
  hosts: readonly string[],
): FoundRedirection | undefined {
  const table = tableOf(redirects);
  const first = table.get(plainPath(path));
  if (!first) return undefined;
  const seen = new Set([plainPath(path)]);
  let last = first;
  for (let next: SeoRedirect | undefined = first; next; next = table.get(plainPath(next.target))) {
    last = next;
    if (!isOnOwnHost(next.target, hosts) || seen.has(plainPath(next.target))) return undefined;
    seen.add(plainPath(next.target));
    if (hostOfTarget(next.target) !== undefined) break;
  }
  return { redirectionCode: first.code, targetURL: last.target };
}

/** Returns the path of a URL of the store, or of a path; undefined for anything else. */
export function sourcePath(sourceUrl: string, hosts: readonly string[]): string | undefined {
  if (/^\/(?![/\\])/.test(sourceUrl)) return sourceUrl;
  const [, host = '', path = ''] = ADDRESS.exec(sourceUrl.trim()) ?? [];
  return hosts.includes(host.toLowerCase()) ? path || '/' : undefined;
}
