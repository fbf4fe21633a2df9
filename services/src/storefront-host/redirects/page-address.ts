/** Where a page is: its language prefix as it was written (`fr`, or empty), its path without that prefix, and the raw query. */
export interface PageAddress {
  readonly prefix: string;
  readonly path: string;
  readonly query: string;
}

/** Splits a request's target. A first segment is a prefix when any of our stores speaks that language. */
export function parsePageAddress(target: string, knownLanguages: ReadonlySet<string>): PageAddress {
  const mark = target.indexOf('?');
  const whole = mark < 0 ? target : target.slice(0, mark);
  const query = mark < 0 ? '' : target.slice(mark + 1);
  const [, first = '', rest = ''] = /^\/([^/]*)(.*)$/.exec(whole) ?? [];
  if (!knownLanguages.has(first)) return { prefix: '', path: whole || '/', query };
  return { prefix: first, path: rest || '/', query };
}

/** The address as a link: `/fr/soldes?page=2`. Never begins with two slashes, which would be another host. */
export function formatPageAddress({ prefix, path, query }: PageAddress): string {
  const local = path.replace(/^[/\\]+/, '/');
  const whole = prefix ? `/${prefix}${local === '/' ? '' : local}` : local;
  return query ? `${whole}?${query}` : whole;
}
