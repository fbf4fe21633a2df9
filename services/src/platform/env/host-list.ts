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
  // `*.com` would be everybody's.
  if (host === '' || (wildcard !== undefined && !host.includes('.'))) return undefined;
  return { host, isWildcard: wildcard !== undefined, port };
}

/**
 * Hosts that data may be sent to, from the environment: `shop.my.salesforce.com,*.example.com,example.org:8443`. A `*.`
 * stands for any subdomain and not for the domain itself; without a port, 443.
 */
export class HostList {
  private constructor(private readonly entries: readonly Entry[]) {}

  static readonly EMPTY = new HostList([]);

  /** Returns undefined if an entry is not a host. */
  static parse(text: string): HostList | undefined {
    const entries = text.split(',').map((part) => entryOf(part.trim()));
    return entries.includes(undefined) ? undefined : new HostList(entries.filter((entry) => entry !== undefined));
  }

  /** Whether host and port of an address are on the list; the scheme is not looked at. */
  has({ protocol, hostname, port }: URL): boolean {
    const asked = port || DEFAULT_PORTS[protocol];
    return this.entries.some(
      ({ host, isWildcard, port: own }) =>
        own === asked && (isWildcard ? hostname.endsWith(`.${host}`) : hostname === host),
    );
  }
}

/** A list in the environment; one that is not set is empty. */
export const hostListSchema = z
  .string()
  .default('')
  .transform((text, context) => {
    if (text === '') return HostList.EMPTY;
    const list = HostList.parse(text);
    if (list) return list;
    context.addIssue('hosts with commas between them, as *.example.com,example.org:8443');
    return z.NEVER;
  });
