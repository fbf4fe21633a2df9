import type { RenderedPage, RenderRequest } from '@manifold/domain/page-rendering/contract';
import { Storefront, type LoadedStorefront } from '../rendering/storefront.js';

/** A page whose document is a text. */
export interface FakePage extends Omit<RenderedPage, 'html'> {
  readonly html: string;
}

type Render = (request: RenderRequest) => Promise<FakePage> | FakePage;

/** A storefront that renders what a test defines, and records the requested addresses. */
export class FakeStorefront extends Storefront {
  readonly rendered: string[] = [];

  constructor(public renders: Render = helloPage) {
    super();
  }

  override async load(): Promise<LoadedStorefront> {
    const render = async (request: RenderRequest): Promise<RenderedPage> => {
      this.rendered.push(request.url);
      const page = await this.renders(request);
      const html = page.html.replace('</head>', `${request.headElements(page)}</head>`);
      return { ...page, html: Buffer.from(html) };
    };
    return {
      server: { render, routeIds: () => [], listUntranslated: async () => [], consentTexts: async () => NO_TEXTS },
      assets: { routes: {}, messages: {} },
    };
  }
}

const EMPTY = { text: '', pageDigest: '' };
const NO_TEXTS = { cookies: EMPTY, footer: EMPTY, checkout: EMPTY, 'landing-page': EMPTY, account: EMPTY };

const SCRIPT = 'window.$_TSR={}';

/** Returns a page for every path without `missing`; `/vrtacka` is `/bohrer` in German and `/perceuse` in French. */
export function helloPage({ url, config }: RenderRequest): FakePage {
  const { pathname } = new URL(url);
  const found = !pathname.includes('missing');
  const html = `<!DOCTYPE html><html lang="${config.locale}"><head><title>Hello</title></head><body><h1>${found ? 'Hello' : 'This page could not be found'}</h1><script>${SCRIPT}</script></body></html>`;
  return {
    status: found ? 200 : 404,
    html,
    inlineScripts: [SCRIPT],
    paths: found ? { sk: '/vrtacka', de: '/bohrer', fr: '/perceuse' } : {},
    tags: found ? ['product:1'] : [],
  };
}
