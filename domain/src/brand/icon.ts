import type { Brand } from './contract.js';

const FALLBACK = { accent: '#333333', 'accent-ink': '#ffffff' };

function attribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

/** Returns an SVG icon for a brand without its own: the brand's initial on its main colour. */
export function brandIcon({ name, tokens }: Pick<Brand, 'name' | 'tokens'>): string {
  const ground = attribute(tokens['accent'] ?? FALLBACK.accent);
  const ink = attribute(tokens['accent-ink'] ?? FALLBACK['accent-ink']);
  const initial = attribute([...name][0]?.toUpperCase() ?? '');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="14" fill="${ground}"/><text x="32" y="46" text-anchor="middle" font-family="system-ui,sans-serif" font-size="40" font-weight="700" fill="${ink}">${initial}</text></svg>`;
}
