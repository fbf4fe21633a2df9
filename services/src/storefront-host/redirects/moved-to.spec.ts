import { describe, expect, it } from '@jest/globals';
import { seedDocuments } from '@manifold/config-seeds/documents';
import { movedTo } from './redirect-of.js';

const [seeded] = seedDocuments(new Date('2026-11-20T12:00:00Z'));
if (!seeded) throw new Error('The seeds have stores');
const redirects = [
  { source: '/old', target: '/new', code: 301 as const },
  { source: '/sale-2019', target: '/sale?sort=price-asc', code: 302 as const },
];
const document = { ...seeded, sections: { ...seeded.sections, 'seo-redirects': { redirects } } };

describe('an old address', () => {
  it.each([
    ['/old', '/new', 301],
    ['/old?utm_source=mail', '/new?utm_source=mail', 301],
    ['/sale-2019?utm_source=mail', '/sale?sort=price-asc', 302],
  ])('%s leads to %s', (target, location, status) => {
    expect(movedTo({ document }, target)).toEqual({ location, status });
  });

  it('is not redirected without a configured redirect', () => {
    expect(movedTo({ document }, '/new')).toBeUndefined();
  });
});
