import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startHost, type Host } from '../testing/host.js';

let folder: string;
let host: Host;

function write(path: string, text: string): void {
  mkdirSync(join(folder, path, '..'), { recursive: true });
  writeFileSync(join(folder, path), text);
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'manifold-files-'));
  write('storefront/dist/client/assets/entry-1a2b.js', 'export {}');
  write('storefront/dist/client/.vite/manifest.json', '{"secret":1}');
  write('media/products/drill-1.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  write(
    'admin/dist/index.html',
    '<!doctype html><title>Console</title><script type="module" src="/assets/a.js"></script>',
  );
  write('admin/dist/assets/a.js', 'export {}');
  for (const hidden of ['secret.txt', 'secret.webp', 'media/products/.hidden.webp']) write(hidden, 'secret');
  host = await startHost({
    variables: {
      STOREFRONT_DIR: join(folder, 'storefront'),
      MEDIA_DIR: join(folder, 'media'),
      ADMIN_DIR: join(folder, 'admin'),
    },
  });
});
afterAll(async () => {
  await host.app.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('files', () => {
  it('of the build are immutable and compressed', async () => {
    const file = await host.get('sk.localhost', '/assets/entry-1a2b.js', { 'accept-encoding': 'br' });
    expect([file.statusCode, file.headers]).toMatchObject([
      200,
      {
        'cache-control': 'public, max-age=31536000, immutable',
        'content-encoding': 'br',
        'x-content-type-options': 'nosniff',
      },
    ]);
  });

  it('of the build are still available after a newer build has replaced them', async () => {
    write('storefront/dist/client/assets/entry-3c4d.js', 'export {}');
    rmSync(join(folder, 'storefront/dist/client/assets/entry-1a2b.js'));
    expect((await host.get('sk.localhost', '/assets/entry-1a2b.js')).statusCode).toBe(200);
    expect((await host.get('sk.localhost', '/assets/entry-3c4d.js')).statusCode).toBe(200);
  });

  it('that are pictures have validators and may run no scripts', async () => {
    const picture = await host.get('sk.localhost', '/media/products/drill-1.svg');
    expect([picture.statusCode, picture.headers]).toMatchObject([
      200,
      { 'content-type': 'image/svg+xml', 'content-security-policy': expect.stringContaining("default-src 'none'") },
    ]);
    const again = await host.get('sk.localhost', '/media/products/drill-1.svg', {
      'if-none-match': String(picture.headers['etag']),
    });
    expect([again.statusCode, again.payload]).toEqual([304, '']);
  });

  it('that are WebP and JPEG files are streamed completely, as a range, or answered with 304', async () => {
    write('media/products/saw-1.webp', 'RIFF of a photograph');
    const photograph = await host.get('sk.localhost', '/media/products/saw-1.webp', { 'accept-encoding': 'br' });
    expect([photograph.statusCode, photograph.payload]).toEqual([200, 'RIFF of a photograph']);
    expect(photograph.headers).toMatchObject({
      'cache-control': 'public, max-age=86400',
      'content-type': 'image/webp',
      'content-length': '20',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    });
    expect(photograph.headers['content-encoding']).toBeUndefined();
    const { etag } = photograph.headers;
    const again = await host.get('sk.localhost', '/media/products/saw-1.webp', { 'if-none-match': String(etag) });
    expect([again.statusCode, again.payload, again.headers['etag']]).toEqual([304, '', etag]);
    const part = await host.get('sk.localhost', '/media/products/saw-1.webp', { range: 'bytes=0-3' });
    expect([part.statusCode, part.payload]).toEqual([206, 'RIFF']);
    write('media/halden/products/saw-1.webp', 'RIFF in green');
    expect((await host.get('de.halden.localhost', '/media/products/saw-1.webp')).payload).toBe('RIFF in green');
    expect((await host.get('sk.localhost', '/media/products/saw-1.webp')).payload).toBe('RIFF of a photograph');
  });

  it('that are WebP and JPEG files answer HEAD with only their headers', async () => {
    write('media/products/head-1.jpg', 'twelve bytes');
    const url = '/media/products/head-1.jpg';
    const head = await host.app.inject({ method: 'HEAD', url, headers: { host: 'sk.localhost' } });
    expect([head.statusCode, head.payload, head.headers['content-length']]).toEqual([200, '', '12']);
  });

  it('that are documents may use our styles but run no scripts', async () => {
    write('media/manuals/drill-sk.html', '<!doctype html>');
    const { statusCode, headers } = await host.get('sk.localhost', '/media/manuals/drill-sk.html');
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(headers['content-security-policy']).toContain("default-src 'none'; style-src 'self';");
    expect(headers['content-security-policy']).not.toContain('script-src');
  });

  it("that are a brand's own pictures replace the shared ones on the brand's hosts", async () => {
    write('media/products/mower-1.svg', '<svg>for all</svg>');
    const payloadAt = async (name: string) => (await host.get(name, '/media/products/mower-1.svg')).payload;
    expect(await payloadAt('de.halden.localhost')).toBe('<svg>for all</svg>');
    write('media/halden/products/mower-1.svg', '<svg>in green</svg>');
    expect(await payloadAt('de.halden.localhost')).toBe('<svg>in green</svg>');
    expect(await payloadAt('de.localhost')).toBe('<svg>for all</svg>');
  });

  it('that change are read again', async () => {
    write('media/products/new-1.svg', '<svg/>');
    await host.get('sk.localhost', '/media/products/new-1.svg');
    write('media/products/new-1.svg', '<svg></svg>');
    expect((await host.get('sk.localhost', '/media/products/new-1.svg')).payload).toBe('<svg></svg>');
  });

  it.each([
    '/media/../secret.txt',
    '/media/..%2fsecret.txt',
    '/.vite/manifest.json',
    '/media/products/missing-1.svg',
    '/media/products/missing-1.webp',
    '/media/products/.hidden.webp',
    '/media/products/%2e%2e/%2e%2e/secret.webp',
    '/x.php',
  ])('that do not belong to a shop (%s) are not found', async (path) => {
    const { statusCode, payload } = await host.get('sk.localhost', path);
    expect([statusCode, payload.includes('secret')]).toEqual([404, false]);
  });

  it('for search engines contain the host of the store', async () => {
    expect((await host.get('de.localhost', '/robots.txt')).payload).toContain(
      'Sitemap: http://de.localhost:3000/sitemap.xml',
    );
    const index = (await host.get('ch.localhost', '/sitemap.xml')).payload;
    expect(index).toContain('<loc>http://ch.localhost:3000/sitemap-fr-CH.xml</loc>');
    expect((await host.get('ch.localhost', '/sitemap-pl-PL.xml')).statusCode).toBe(404);
  });
});

describe('the favicon', () => {
  it("is the brand's icon", async () => {
    const drawn = await host.get('sk.localhost', '/favicon.ico');
    expect([drawn.headers['content-type'], drawn.payload.includes('>F</text>')]).toEqual(['image/svg+xml', true]);
    write('media/brand/halden-icon.svg', '<svg><title>spruce</title></svg>');
    expect((await host.get('se.halden.localhost', '/favicon.svg')).payload).toContain('spruce');
    expect((await host.get('sk.localhost', '/favicon.svg')).payload).not.toContain('spruce');
  });
});

describe('the console', () => {
  it.each(['/', '/cash-on-delivery', '/index.html'])('shows its one page at %s, uncached', async (path) => {
    const { statusCode, payload, headers } = await host.get('admin.localhost', path);
    expect([statusCode, payload.includes('Console'), headers['cache-control']]).toEqual([200, true, 'no-store']);
    expect(headers['content-security-policy']).toContain("script-src 'self';");
  });

  it('has its own files, which are not available in shops', async () => {
    expect((await host.get('admin.localhost', '/assets/a.js')).statusCode).toBe(200);
    expect((await host.get('sk.localhost', '/assets/a.js')).statusCode).toBe(404);
  });
});
