import { listingPageSize, type PageSizes } from '@manifold/domain/catalogue/listing-address';

/**
 * Query parameters as plain strings, a list where a name is repeated. The router's own reading turns `?gclid=1e5` into a
 * number and back into another text, and redirects to it: a foreign parameter must come through untouched.
 */
export function parseSearch(search: string): Record<string, string | string[]> {
  const params = new URLSearchParams(search);
  const names = [...new Set(params.keys())];
  return Object.fromEntries(
    names.map((name) => {
      const [first = '', ...others] = params.getAll(name);
      return [name, others.length > 0 ? [first, ...others] : first];
    }),
  );
}

/**
 * That reading, without a page size that is the default or that the store does not allow: the host leaves it out, and only
 * here is it known what the store allows.
 */
export function searchReader(sizes: PageSizes) {
  return (search: string): Record<string, string | string[]> => {
    const { hitsPerPage, ...others } = parseSearch(search);
    const size = listingPageSize([hitsPerPage ?? []].flat()[0], sizes);
    return size === sizes.defaultPageSize ? others : { ...others, hitsPerPage: String(size) };
  };
}

const isPlain = (value: unknown): value is string | number => typeof value === 'string' || typeof value === 'number';

export function stringifySearch(search: Record<string, unknown>): string {
  const pairs = Object.entries(search).flatMap(([key, given]) =>
    [given]
      .flat()
      .filter(isPlain)
      .map((value) => [key, String(value)]),
  );
  const text = new URLSearchParams(pairs).toString();
  return text && `?${text}`;
}
