import { escapeMarkup } from '../../platform/markup/escape-markup.js';

const HEADER = '<?xml version="1.0" encoding="UTF-8"?>';
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

function list(root: string, item: string, addresses: readonly string[]): string {
  const items = addresses.map((address) => `<${item}><loc>${escapeMarkup(address)}</loc></${item}>`).join('\n');
  return `${HEADER}\n<${root} xmlns="${NAMESPACE}">\n${items}\n</${root}>\n`;
}

/** Returns a sitemap index, which lists one sitemap per language of a store. */
export function sitemapIndex(addresses: readonly string[]): string {
  return list('sitemapindex', 'sitemap', addresses);
}

/** Returns a sitemap of pages. */
export function sitemap(addresses: readonly string[]): string {
  return list('urlset', 'url', addresses);
}
