import { GUARDS, type Move, type RedirectStatus, type StoreRules } from './guards.js';
import { formatPageAddress, parsePageAddress, type PageAddress } from './page-address.js';

export interface Redirect {
  /** Always on a host of the same store. */
  readonly location: string;
  readonly status: RedirectStatus;
}

/** Where the rules so far have led, and with which code; none when they have not moved anything. */
interface Place {
  readonly to: PageAddress;
  readonly status: RedirectStatus | undefined;
}

/** One rule may uncover work for another (`/category/search/x`); every rule shortens, so this is never reached. */
const MAX_ROUNDS = 20;

/** The code of one hop that stands for several: a passing one makes it passing, else what search engines should remember counts. */
export function together<Status extends number>(first: Status | undefined, second: Status): Status {
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
  return move ? { to: move.to, status: together(place.status, move.status) } : place;
}

/** Where a request's target has moved, all rules together as one hop; undefined when it is right as it is. */
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
  // `/fr/` moves by no rule: its slash was lost when it was read.
  return location === target.replace(/\?$/, '') ? undefined : { location, status: at.status ?? 308 };
}
