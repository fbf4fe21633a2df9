import { seoRedirection } from '@manifold/domain/seo-redirects/seo-redirection';
import type { Snapshot } from '@manifold/domain/store-document/contract';
import { GUARDS, type Move, type RedirectStatus, type StoreRules } from './guards.js';
import { formatPageAddress, parsePageAddress, type PageAddress } from './page-address.js';

export interface Redirect {
  /** Always on a host of the same store. */
  readonly location: string;
  readonly status: RedirectStatus;
}

/** The current address and status while rules are applied; the status is undefined until a rule applies. */
interface Place {
  readonly to: PageAddress;
  readonly status: RedirectStatus | undefined;
}

/** A bound that is never reached: one rule may make another apply (`/category/search/x`), but every rule shortens the address. */
const MAX_ROUNDS = 20;

/** Returns the status of one redirect in place of two: temporary if one of them is, otherwise 301 before 308. */
export function combinedStatus<Status extends number>(first: Status | undefined, second: Status): Status {
  if (first === undefined || second === 302) return second;
  return first === 302 || first === 301 ? first : second;
}

/** Capitals may hide a prefix: `/FR/soldes` is French. */
function parse(target: string, knownLanguages: ReadonlySet<string>): PageAddress {
  const [, first = ''] = /^\/([A-Za-z]{2})(?=[/?]|$)/.exec(target) ?? [];
  const lower = first.toLowerCase();
  if (first === lower || !knownLanguages.has(lower)) return parsePageAddress(target, knownLanguages);
  return parsePageAddress(`/${lower}${target.slice(first.length + 1)}`, knownLanguages);
}

function follow(place: Place, move: Move | undefined): Place {
  return move ? { to: move.to, status: combinedStatus(place.status, move.status) } : place;
}

/** Returns the redirect of a request's target, all rules combined into one hop; undefined if there is none. */
export function redirectOf(
  target: string,
  rules: StoreRules,
  knownLanguages: ReadonlySet<string>,
): Redirect | undefined {
  let at: Place = { to: parse(target, knownLanguages), status: undefined };
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const next = GUARDS.reduce((place, guard) => follow(place, guard(place.to, rules)), at);
    if (next === at) break;
    at = next;
  }
  const location = formatPageAddress(at.to);
  // No rule applies to `/fr/`, because parsing removes its slash; the comparison finds it.
  return location === target.replace(/\?$/, '') ? undefined : { location, status: at.status ?? 308 };
}

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
