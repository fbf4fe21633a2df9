import type { SeoRedirect } from './contract.js';
import { hostOfTarget, isOnOwnHost, plainPath } from './target.js';

/** Where an address leads that has moved, and with which code. */
export interface FoundRedirection {
  readonly redirectionCode: SeoRedirect['code'];
  readonly targetURL: string;
}

/** A whole address: its host without the port, and its path. */
const ADDRESS = /^https?:\/\/([^/?#:@\\]+)(?::\d+)?(\/[^?#]*)?(?=[?#]|$)/i;

type Table = ReadonlyMap<string, SeoRedirect>;

/** Made once for all the requests that a list of redirects answers. */
const tables = new WeakMap<readonly SeoRedirect[], Table>();

function tableOf(redirects: readonly SeoRedirect[]): Table {
  const known = tables.get(redirects);
  if (known) return known;
  // Of two that begin at one path the first counts.
  const made = new Map(redirects.toReversed().map((redirect) => [plainPath(redirect.source), redirect]));
  tables.set(redirects, made);
  return made;
}

/**
 * Where a path has moved, several redirects one after the other as one hop with the first one's code; undefined where it has
 * not, where it would lead in a circle, and where it would leave the store's own hosts.
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

/** The path of an address of the store, or of a path as it is; undefined for what is neither. */
export function sourcePath(sourceUrl: string, hosts: readonly string[]): string | undefined {
  if (/^\/(?![/\\])/.test(sourceUrl)) return sourceUrl;
  const [, host = '', path = ''] = ADDRESS.exec(sourceUrl.trim()) ?? [];
  return hosts.includes(host.toLowerCase()) ? path || '/' : undefined;
}
