import { beforeEach, describe, expect, it } from '@jest/globals';
import type { AssetManifest } from '@manifold/domain/page-rendering/contract';
import { runInNewContext } from 'node:vm';
import { START_SCRIPT, startElements, styleManifest } from './start-script.js';

const assets: AssetManifest = {
  routes: {
    __root__: { preloads: ['/assets/entry.js', '/assets/shop.js'], css: ['/assets/shop.css'] },
    '/p/$slug': { preloads: ['/assets/product.js'] },
    '/search': { preloads: ['/assets/search.js'] },
  },
  messages: {},
};
const productPage = { state: { matches: [{ routeId: '__root__' }, { routeId: '/p/$slug' }] } };

describe('the files that a page starts with', () => {
  it('are those of its own routes, the entry first, and the messages of its locale', () => {
    expect(startElements(productPage, assets, ['/assets/de.js', '/assets/reviews-de.js'])).toContain(
      '<script data-files="/assets/entry.js /assets/shop.js /assets/product.js /assets/de.js /assets/reviews-de.js">',
    );
  });

  it('are none while the sources are being edited', () => {
    expect(startElements(productPage, { routes: {}, messages: {} }, [])).toBe('');
  });

  it('are not announced in the head: only the style sheets are', () => {
    expect(styleManifest(assets)['__root__']).toEqual({ preloads: [], css: ['/assets/shop.css'] });
  });
});

/** As much of a browser as the script knows. */
class FakeBrowser {
  hidden = false;
  readonly added: string[] = [];
  private readonly listeners = new Map<string, () => void>();
  private frame: () => void = () => undefined;

  /** Its globals. */
  readonly scope = {
    document: {
      isHidden: () => this.hidden,
      currentScript: { dataset: { files: '/assets/entry.js /assets/shop.js' } },
      createElement: (tag: string) => ({ tag, href: '', src: '', rel: '' }),
      head: {
        append: ({ tag, href, src }: { tag: string; href: string; src: string }) =>
          this.added.push(`${tag} ${href}${src}`),
      },
      get hidden() {
        return this.isHidden();
      },
    },
    addEventListener: (name: string, listener: () => void) => void this.listeners.set(name, listener),
    requestAnimationFrame: (draw: () => void) => (this.frame = draw),
    setTimeout: (task: () => void) => task(),
  };

  send(name: string): void {
    this.listeners.get(name)?.();
  }

  paint(): void {
    this.frame();
  }
}

describe('the start of a page in the browser', () => {
  let browser: FakeBrowser;

  beforeEach(() => {
    browser = new FakeBrowser();
    runInNewContext(START_SCRIPT, browser.scope);
  });

  const ALL = ['link /assets/entry.js', 'link /assets/shop.js', 'script /assets/entry.js'];

  it('waits for the first paint', () => {
    browser.send('DOMContentLoaded');
    expect(browser.added).toEqual([]);
    browser.paint();
    expect(browser.added).toEqual(ALL);
  });

  it('does not wait in a tab in the background, which is never painted', () => {
    browser.hidden = true;
    browser.send('DOMContentLoaded');
    expect(browser.added).toEqual(ALL);
  });

  it('happens once', () => {
    browser.send('DOMContentLoaded');
    browser.paint();
    browser.send('load');
    expect(browser.added).toEqual(ALL);
  });
});
