import * as z from 'zod';

const ENTRY = /^(\*\.)?((?:[a-z0-9-]+\.)*[a-z0-9-]+)(?::(\d{1,5}))?$/;
const DEFAULT_PORTS: Readonly<Record<string, string>> = { 'https:': '443', 'http:': '80' };

interface Entry {
  readonly host: string;
  readonly isWildcard: boolean;
  readonly port: string;
}

function entryOf(text: string): Entry | undefined {
  const [, wildcard, host = '', port = '443'] = ENTRY.exec(text.toLowerCase()) ?? [];
  // `*.com` would allow everybody.
  if (host === '' || (wildcard !== undefined && !host.includes('.'))) return undefined;
  return { host, isWildcard: wildcard !== undefined, port };
}

/**
 * Hosts to which data may be sent, from the environment: `shop.my.salesforce.com,*.example.com,example.org:8443`. `*.` stands
 * for any subdomain, not for the domain itself. The default port is 443.
 */
export class HostList {
  private constructor(private readonly entries: readonly Entry[]) {}

  static readonly EMPTY = new HostList([]);

  /** Returns undefined if an entry is not a host. */
  static parse(text: string): HostList | undefined {
    const entries = text.split(',').map((part) => entryOf(part.trim()));
    return entries.includes(undefined) ? undefined : new HostList(entries.filter((entry) => entry !== undefined));
  }

  /** Returns whether host and port of an address are on the list. Ignores the scheme. */
  has({ protocol, hostname, port }: URL): boolean {
    const urlPort = port || DEFAULT_PORTS[protocol];
    return this.entries.some(
      ({ host, isWildcard, port: own }) =>
        own === urlPort && (isWildcard ? hostname.endsWith(`.${host}`) : hostname === host),
    );
  }
}

/** A list in the environment; empty if not set. */
export const hostListSchema = z
  .string()
  .default('')
  .transform((text, context) => {
    if (text === '') return HostList.EMPTY;
    const list = HostList.parse(text);
    if (list) return list;
    context.addIssue('must be hosts separated by commas: *.example.com,example.org:8443');
    return z.NEVER;
  });
