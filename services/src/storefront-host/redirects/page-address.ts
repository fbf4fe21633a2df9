/** The address of a page: its language prefix as written (`fr`, or empty), the path without prefix, and the raw query. */
export interface PageAddress {
  readonly prefix: string;
  readonly path: string;
  readonly query: string;
}

/** Splits a request's target. The first segment is a prefix if it is a language of any store. */
export function parsePageAddress(target: string, knownLanguages: ReadonlySet<string>): PageAddress {
  const mark = target.indexOf('?');
  const whole = mark < 0 ? target : target.slice(0, mark);
  const query = mark < 0 ? '' : target.slice(mark + 1);
  const [, first = '', rest = ''] = /^\/([^/]*)(.*)$/.exec(whole) ?? [];
  if (!knownLanguages.has(first)) return { prefix: '', path: whole || '/', query };
  return { prefix: first, path: rest || '/', query };
}

/** Returns the address as a link: `/fr/soldes?page=2`. Never begins with two slashes, which would be another host. */
export function formatPageAddress({ prefix, path, query }: PageAddress): string {
  const local = path.replace(/^[/\\]+/, '/');
  const whole = prefix ? `/${prefix}${local === '/' ? '' : local}` : local;
  return query ? `${whole}?${query}` : whole;
}
