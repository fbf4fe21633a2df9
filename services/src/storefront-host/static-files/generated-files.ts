import type { Brand } from '@manifold/domain/brand/contract';
import { escapeMarkup } from '../../platform/markup/escape-markup.js';

/** Returns robots.txt: search engines may read everything except the pages of one visitor. */
export function robotsText(origin: string): string {
  return [
    'User-agent: *',
    'Disallow: /checkout/',
    'Disallow: /my-account/',
    'Disallow: /my-orders',
    'Disallow: /api/',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}

const FALLBACK = { accent: '#333333', 'accent-ink': '#ffffff' };

/** Returns an SVG icon for a brand without its own: the brand's initial on its main colour. */
export function brandIcon({ name, tokens }: Pick<Brand, 'name' | 'tokens'>): string {
  const ground = escapeMarkup(tokens['accent'] ?? FALLBACK.accent);
  const ink = escapeMarkup(tokens['accent-ink'] ?? FALLBACK['accent-ink']);
  const initial = escapeMarkup([...name][0]?.toUpperCase() ?? '');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="14" fill="${ground}"/><text x="32" y="46" text-anchor="middle" font-family="system-ui,sans-serif" font-size="40" font-weight="700" fill="${ink}">${initial}</text></svg>`;
}
