import { listingPageSize, type PageSizes } from '@manifold/domain/catalogue/listing-address';

/**
 * Parses query parameters as plain strings, with a list for a repeated name. The router's own parser would turn `?gclid=1e5`
 * into a number and redirect to another text; foreign parameters must stay unchanged.
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
 * Returns `parseSearch` without a page size that is the default or that the store does not allow. The storefront host leaves it
 * out as well, and only here the store's limits are known.
 */
export function searchReader(sizes: PageSizes) {
  return (search: string): Record<string, string | string[]> => {
    const { hitsPerPage, ...others } = parseSearch(search);
    const size = listingPageSize([hitsPerPage ?? []].flat()[0], sizes);
    return size === sizes.defaultPageSize ? others : { ...others, hitsPerPage: String(size) };
  };
}

/** Returns the parameters with these names that are texts. */
export function textsOf<Name extends string>(
  search: Readonly<Record<string, unknown>>,
  ...names: readonly Name[]
): Partial<Record<Name, string>> {
  const texts: Partial<Record<Name, string>> = {};
  for (const name of names) {
    const value = search[name];
    if (typeof value === 'string') texts[name] = value;
  }
  return texts;
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
