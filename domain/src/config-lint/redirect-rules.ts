import { isPersonalPath } from '../page-rendering/personal-path.js';
import { SHOWN_PAGE_KEYS } from '../page-slugs/information-pages.js';
import { SEARCH_PATH } from '../search/search-address.js';
import type { SeoRedirect } from '../seo-redirects/contract.js';
import { hostOfTarget, isOnOwnHost, plainPath } from '../seo-redirects/target.js';
import { pathPrefix } from '../store/default-locale.js';
import type { StoreDocument } from '../store-document/contract.js';
import { oncePerValue, type Found, type LintRule } from './rule.js';

/** Maximum number of findings per problem. */
const MAXIMUM_FOUND = 20;

type Redirects = readonly SeoRedirect[];

function foundOf(redirects: Redirects, isWrong: (redirect: SeoRedirect, at: number) => boolean): Found[] {
  const wrong = redirects.flatMap((redirect, at) => (isWrong(redirect, at) ? [{ redirect, at }] : []));
  return wrong.slice(0, MAXIMUM_FOUND).map(({ redirect: { source, target }, at }) => ({
    field: `redirects.${at}.source`,
    values: { source, target },
  }));
}

const bySource = oncePerValue((redirects: Redirects) => {
  // Of two redirects with the same source the first has priority.
  return new Map(redirects.toReversed().map((redirect) => [plainPath(redirect.source), redirect]));
});

const nextOf = (redirects: Redirects, { target }: SeoRedirect): SeoRedirect | undefined =>
  hostOfTarget(target) === undefined ? bySource(redirects).get(plainPath(target)) : undefined;

/** Returns the redirects that lead back to themselves. Visits each once: a chain may be as long as the list. */
const inLoops = oncePerValue((redirects: Redirects): ReadonlySet<SeoRedirect> => {
  const visited = new Set<SeoRedirect>();
  const loops = new Set<SeoRedirect>();
  for (const first of redirects) {
    const path = new Set<SeoRedirect>();
    let next: SeoRedirect | undefined = first;
    for (; next && !visited.has(next); next = nextOf(redirects, next)) {
      visited.add(next);
      path.add(next);
    }
    if (!next || !path.has(next)) continue;
    const walked = [...path];
    for (const each of walked.slice(walked.indexOf(next))) loops.add(each);
  }
  return loops;
});

const loops = oncePerValue((redirects: Redirects) => foundOf(redirects, (each) => inLoops(redirects).has(each)));

const chains = oncePerValue((redirects: Redirects) =>
  foundOf(redirects, (each) => nextOf(redirects, each) !== undefined && !inLoops(redirects).has(each)),
);

const twice = oncePerValue((redirects: Redirects) =>
  foundOf(redirects, (each) => bySource(redirects).get(plainPath(each.source)) !== each),
);

/** Returns the paths of the information pages in all languages of the store. */
function informationPaths({ sections: { store }, locales }: StoreDocument): ReadonlySet<string> {
  const paths = store.locales.flatMap(({ locale }) => {
    const slugs = locales[locale]?.['page-slugs'].slugs;
    return slugs ? SHOWN_PAGE_KEYS.map((key) => `${pathPrefix(store, locale)}/${slugs[key]}`) : [];
  });
  return new Set(paths);
}

/** Returns whether config defines a page at this path. Product and category pages are not known here. */
function isPage(path: string, information: ReadonlySet<string>): boolean {
  return path === '/' || path === SEARCH_PATH || isPersonalPath(path) || information.has(path);
}

const redirectsOf = ({ sections }: StoreDocument): Redirects => sections['seo-redirects'].redirects;

/** Rules against redirects that loop, leave the shop or are never used. */
export const redirectRules: readonly LintRule[] = [
  {
    key: 'redirect-loop',
    severity: 'error',
    section: 'seo-redirects',
    check: (document) => loops(redirectsOf(document)),
  },
  {
    key: 'redirect-foreign-host',
    severity: 'error',
    section: 'seo-redirects',
    check: (document) => {
      const { hosts } = document.sections.store;
      return foundOf(redirectsOf(document), ({ target }) => !isOnOwnHost(target, hosts));
    },
  },
  {
    key: 'redirect-twice',
    severity: 'error',
    section: 'seo-redirects',
    check: (document) => twice(redirectsOf(document)),
  },
  {
    key: 'redirect-chain',
    severity: 'warning',
    section: 'seo-redirects',
    check: (document) => chains(redirectsOf(document)),
  },
  {
    key: 'redirect-of-page',
    severity: 'warning',
    section: 'seo-redirects',
    check: (document) => {
      const information = informationPaths(document);
      return foundOf(redirectsOf(document), ({ source }) => isPage(plainPath(source), information));
    },
  },
];
