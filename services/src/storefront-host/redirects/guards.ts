import { CONFIRMATION_PATH, consentTarget } from './consent-target.js';
import { parsePageAddress, type PageAddress } from './page-address.js';

/** The facts about a store that the guards use. */
export interface StoreRules {
  readonly defaultLanguage: string;
  readonly languages: readonly string[];
  /** The store's host names, including the production host. */
  readonly hosts: readonly string[];
  /** Whether category and product pages are under /c/ and /p/. */
  readonly nativeRouting: boolean;
}

/** 308 is the default; 301 is for addresses that search engines know (spec core §9). */
export type RedirectStatus = 301 | 302 | 308;

export interface Move {
  readonly to: PageAddress;
  readonly status: RedirectStatus;
}

/** Returns where an address has moved, or undefined. Pure; each guard gets the address from the guards before it. */
export type Guard = (address: PageAddress, rules: StoreRules) => Move | undefined;

const HOME = '/';
const ESCAPE = /%[0-9a-f]{2}/gi;

/** The consent pages of an old mailing system. Their capitals count (spec shell §2.7). */
const oldSubscriptions: Guard = (address) =>
  address.path.endsWith('/exConsents/manageSubscriptions')
    ? { to: { prefix: '', path: HOME, query: address.query }, status: 308 }
    : undefined;

/** The link of a confirmation mail: to the page of its hash, or to the root. Never permanent, because each link is used once. */
const confirmedConsent: Guard = (address, { hosts, languages }) => {
  if (!address.path.endsWith(CONFIRMATION_PATH)) return undefined;
  const { target, query } = consentTarget(address.query, hosts);
  const to = parsePageAddress(target ?? HOME, new Set(languages));
  const prefix = target === undefined ? '' : to.prefix || address.prefix;
  return { to: { prefix, path: to.path, query: [to.query, query].filter(Boolean).join('&') }, status: 302 };
};

const repeatedSlashes: Guard = (address) =>
  /[/\\]{2}/.test(address.path)
    ? { to: { ...address, path: address.path.replace(/[/\\]+/g, '/') }, status: 308 }
    : undefined;

const capitals: Guard = (address) =>
  /[A-Z]/.test(address.path.replace(ESCAPE, ''))
    ? { to: { ...address, path: address.path.toLowerCase() }, status: 308 }
    : undefined;

const trailingSlash: Guard = (address) =>
  address.path !== HOME && address.path.endsWith('/')
    ? { to: { ...address, path: address.path.slice(0, -1) }, status: 308 }
    : undefined;

/** The default language has no prefix. */
const defaultLanguagePrefix: Guard = (address, { defaultLanguage }) =>
  address.prefix === defaultLanguage ? { to: { ...address, prefix: '' }, status: 301 } : undefined;

/** A language of another store that this store does not have. */
const foreignLanguagePrefix: Guard = ({ prefix }, { languages }) =>
  prefix && !languages.includes(prefix) ? { to: { prefix: '', path: HOME, query: '' }, status: 308 } : undefined;

const otherHome: Guard = (address) =>
  address.path === '/home' ? { to: { ...address, path: HOME }, status: 308 } : undefined;

const resetPassword: Guard = (address) =>
  /^(\/checkout)?\/reset-password$/.test(address.path)
    ? { to: { ...address, path: address.path.replace('reset-password', 'password-reset') }, status: 308 }
    : undefined;

/** Parameters of the search as part of its path; the storefront knows their current pages. */
const searchSections: Guard = (address) => {
  const [, section] = /^\/search\/(new-arrivals|sales)$/.exec(address.path) ?? [];
  if (!section) return undefined;
  return {
    // As the storefront writes it, with an equals sign.
    to: { ...address, path: '/search', query: [`${section}=`, address.query].filter(Boolean).join('&') },
    status: 301,
  };
};

/** Addresses of the previous shop. */
const oldPrefixes: Guard = (address, { nativeRouting }) => {
  const [, slug] = /^\/(?:category|search)\/(.+)$/.exec(address.path) ?? [];
  if (!slug) return undefined;
  return { to: { ...address, path: `${nativeRouting ? '/c' : ''}/${slug}` }, status: 301 };
};

const nativePrefixes: Guard = (address, { nativeRouting }) => {
  const [, slug] = /^\/[cp](?:\/(.*))?$/.exec(address.path) ?? [undefined, undefined];
  if (nativeRouting || !/^\/[cp](\/|$)/.test(address.path)) return undefined;
  return { to: { ...address, path: `/${slug ?? ''}` }, status: 301 };
};

/** Old links separate parameters with a semicolon. */
const querySeparator: Guard = (address) =>
  address.query.includes(';')
    ? { to: { ...address, query: address.query.replaceAll(';', '&') }, status: 308 }
    : undefined;

/** The first page of a listing is the listing. */
const firstPage: Guard = (address) => {
  const parameters = address.query.split('&').filter(Boolean);
  const rest = parameters.filter((parameter) => parameter !== 'page=1');
  if (rest.length === parameters.length) return undefined;
  return { to: { ...address, query: rest.join('&') }, status: 301 };
};

/** All redirect rules, in order (spec shell §2.7). */
export const GUARDS: readonly Guard[] = [
  oldSubscriptions,
  confirmedConsent,
  repeatedSlashes,
  capitals,
  trailingSlash,
  defaultLanguagePrefix,
  foreignLanguagePrefix,
  otherHome,
  resetPassword,
  searchSections,
  oldPrefixes,
  nativePrefixes,
  querySeparator,
  firstPage,
];
