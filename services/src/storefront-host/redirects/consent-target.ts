import * as z from 'zod';

const LONGEST_HASH = 4_000;
const LONGEST_TARGET = 2_000;
const hashSchema = z.object({ redirect_to: z.string().max(LONGEST_TARGET).optional() });
const BASE64 = /^[A-Za-z0-9+/_-]+={0,2}$/;
/** What would leave the host or the header line. */
const UNSAFE = /[\\\s\p{Cc}"'<>]/u;

function decoded(hash: string): unknown {
  // A plus sign of base64 is a space after reading it as a form does.
  const text = hash.replaceAll(' ', '+');
  if (text.length > LONGEST_HASH || !BASE64.test(text)) return undefined;
  try {
    return JSON.parse(Buffer.from(text, 'base64').toString());
  } catch {
    return undefined;
  }
}

/** Path and query of a target on one of our hosts; undefined for any other. */
function localTarget(target: string, hosts: readonly string[]): string | undefined {
  if (UNSAFE.test(target)) return undefined;
  if (/^\/(?!\/)/.test(target)) return target.replace(/#.*$/, '');
  if (!URL.canParse(target)) return undefined;
  const { protocol, hostname, pathname, search } = new URL(target);
  return /^https?:$/.test(protocol) && hosts.includes(hostname) ? `${pathname}${search}` : undefined;
}

export interface ConsentTarget {
  /** Path and query within the store; undefined if the link names none that is ours. */
  readonly target: string | undefined;
  /** The rest of the query, as it was written. */
  readonly query: string;
}

/**
 * Reads the link of a consent mail: its `hash` is base64 of JSON that may name `redirect_to`, a path or an address on one of
 * the store's own hosts (spec shell §2.7). A hash that is missing or cannot be read names nothing.
 */
export function consentTarget(query: string, hosts: readonly string[]): ConsentTarget {
  const parameters = query.split('&').filter(Boolean);
  const rest = parameters.filter((parameter) => !/^hash(=|$)/.test(parameter)).join('&');
  const hash = new URLSearchParams(query).get('hash');
  const { data } = hashSchema.safeParse(hash ? decoded(hash) : undefined);
  const target = data?.redirect_to === undefined ? undefined : localTarget(data.redirect_to, hosts);
  return { target, query: rest };
}
