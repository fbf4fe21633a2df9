/** What search engines may look at: everything but the pages of one visitor. */
export function robotsText(origin: string): string {
  return [
    'User-agent: *',
    'Disallow: /checkout/',
    'Disallow: /my-account/',
    'Disallow: /api/',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}
