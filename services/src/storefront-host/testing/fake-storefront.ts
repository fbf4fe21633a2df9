import type { RenderedPage, RenderRequest } from '@manifold/domain/page-rendering/contract';
import { Storefront, type LoadedStorefront } from '../rendering/storefront.js';

type Render = (request: RenderRequest) => Promise<RenderedPage> | RenderedPage;

/** A storefront that renders what a test tells it to, and remembers what it was asked for. */
export class FakeStorefront extends Storefront {
  readonly rendered: string[] = [];

  constructor(public renders: Render = helloPage) {
    super();
  }

  override async load(): Promise<LoadedStorefront> {
    const render = async (request: RenderRequest): Promise<RenderedPage> => {
      this.rendered.push(request.url);
      return this.renders(request);
    };
    return {
      server: { render, routeIds: () => [], untranslated: async () => [] },
      assets: { routes: {}, messages: {} },
    };
  }
}

const SCRIPT = 'window.$_TSR={}';

/** A page for every path but those with `missing` in them; `/vrtacka` is `/bohrer` in German and `/perceuse` in French. */
export function helloPage({ url, config, headElements }: RenderRequest): RenderedPage {
  const { pathname } = new URL(url);
  const found = !pathname.includes('missing');
  const status = found ? 200 : 404;
  const paths: Record<string, string> = found ? { sk: '/vrtacka', de: '/bohrer', fr: '/perceuse' } : {};
  const head = `<title>Hello</title>${headElements({ status, paths })}`;
  const html = `<!DOCTYPE html><html lang="${config.locale}"><head>${head}</head><body><h1>${found ? 'Hello' : 'This page could not be found'}</h1><script>${SCRIPT}</script></body></html>`;
  return {
    status,
    html,
    inlineScripts: [SCRIPT],
    paths,
    tags: found ? ['product:1'] : [],
  };
}
