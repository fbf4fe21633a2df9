import * as z from 'zod';
import type { PageAddress } from './page-address.js';

/** The end of the path of confirmation links; its capitals count (spec shell §2.7). */
export const CONFIRMATION_PATH = '/exConsents/confirm';
const MAXIMUM_HASH_LENGTH = 4_000;
const MAXIMUM_TARGET_LENGTH = 2_000;
const MAXIMUM_TOKEN_LENGTH = 200;
const hashSchema = z.object({ redirect_to: z.string().max(MAXIMUM_TARGET_LENGTH).optional() });
const tokenSchema = z.object({ token: z.string().min(1).max(MAXIMUM_TOKEN_LENGTH) });
const BASE64 = /^[A-Za-z0-9+/_-]+={0,2}$/;
/** Characters that could lead to another host or break the header line. */
const UNSAFE = /[\\\s\p{Cc}"'<>]/u;

/** Returns the one spelling of a hash. URLSearchParams turns a plus sign into a space, and mail programs drop the padding. */
const normalized = (hash: string): string =>
  hash
    .replaceAll(/[ -]/g, '+')
    .replaceAll('_', '/')
    .replace(/=+$/, '')
    .slice(0, MAXIMUM_HASH_LENGTH + 1);

function decodeHash(hash: string): unknown {
  const text = normalized(hash);
  if (text.length > MAXIMUM_HASH_LENGTH || !BASE64.test(text)) return undefined;
  try {
    return JSON.parse(Buffer.from(text, 'base64').toString());
  } catch {
    return undefined;
  }
}

/** Returns path and query of a target on one of the store's hosts; undefined for other targets. */
function localTarget(target: string, hosts: readonly string[]): string | undefined {
  if (UNSAFE.test(target)) return undefined;
  if (/^\/(?!\/)/.test(target)) return target.replace(/#.*$/, '');
  if (!URL.canParse(target)) return undefined;
  const { protocol, hostname, pathname, search } = new URL(target);
  return /^https?:$/.test(protocol) && hosts.includes(hostname) ? `${pathname}${search}` : undefined;
}

export interface ConsentTarget {
  /** Path and query within the store; undefined if the link names no such target. */
  readonly target: string | undefined;
  /** The rest of the query, unchanged. */
  readonly query: string;
}

/**
 * Parses the link of a consent mail. Its `hash` is base64 of JSON with an optional `redirect_to`, a path or an address on one
 * of the store's hosts (spec shell §2.7). A missing or invalid hash has no target.
 */
export function consentTarget(query: string, hosts: readonly string[]): ConsentTarget {
  const parameters = query.split('&').filter(Boolean);
  const rest = parameters.filter((parameter) => !/^hash(=|$)/.test(parameter)).join('&');
  const hash = new URLSearchParams(query).get('hash');
  const { data } = hashSchema.safeParse(hash ? decodeHash(hash) : undefined);
  const target = data?.redirect_to === undefined ? undefined : localTarget(data.redirect_to, hosts);
  return { target, query: rest };
}

/**
 * Returns the hash of a confirmation link, in one spelling, and its token; undefined for other addresses, also with a language
 * that the store does not have, and without a hash.
 */
export function consentLinkOf({
  path,
  query,
}: Pick<PageAddress, 'path' | 'query'>): { readonly hash: string; readonly token: string | undefined } | undefined {
  if (path !== CONFIRMATION_PATH) return undefined;
  const hash = new URLSearchParams(query).get('hash');
  if (!hash) return undefined;
  return {
    hash: normalized(hash).slice(0, MAXIMUM_HASH_LENGTH),
    token: tokenSchema.safeParse(decodeHash(hash)).data?.token,
  };
}
