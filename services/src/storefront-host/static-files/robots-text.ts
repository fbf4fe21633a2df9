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
