import './styles.css';
import { ShopError } from '@manifold/domain/shop-error/shop-error';
import type { AssetManifest, RenderedPage, RenderRequest } from '@manifold/domain/page-rendering/contract';
import { createRouter as createTanStackRouter } from '@tanstack/react-router';
import {
  createRequestHandler,
  getSsrStatus,
  RouterServer,
  transformHtmlStringWithRouter,
} from '@tanstack/react-router/ssr/server';
import { renderToString } from 'react-dom/server';
import { consentTexts } from './consent-texts.js';
import { HIDE_SCRIPT } from './features/campaigns/use-dismissal.js';
import { CONSENT_SCRIPT } from './platform/consent/consent-script.js';
import { latePartsReady } from './platform/chunks/LatePart.js';
import { EARLY_INPUT_SCRIPT } from './platform/early-input.js';
import { intlOf } from './platform/intl/intl.js';
import { RenderedMessages } from './platform/intl/rendered-messages.js';
import { listUntranslated } from './platform/intl/untranslated-ids.js';
import { headMarkup } from './platform/head/HeadMarkup.js';
import { noteInlineScripts } from './platform/inline-scripts.js';
import { memoizeByObject } from './platform/memoize/memoize-by-object.js';
import { completePage, verifyCachedMarkup } from './platform/cached-markup/CompletePage.js';
import { writeLoaderData } from './platform/loader-data/write-loader-data.js';
import type { PageFacts } from './platform/routing/router-context.js';
import { createShop } from './platform/shop/shop.js';
import { START_SCRIPT, startElements, styleManifest } from './platform/start-script.js';
import { createRouter } from './router.js';
import { routeTree } from './routeTree.gen.js';

/** An outage is temporary, so clients should retry instead of treating the page as broken. */
function statusOf(router: ReturnType<typeof createRouter>): number {
  const isAway = ({ error }: { readonly error: unknown }): boolean =>
    error instanceof ShopError && error.code === 'backend-unavailable';
  return router.state.matches.some(isAway) ? 503 : getSsrStatus(router);
}

/** The facts that the page's loaders gave, the innermost route's paths and the tags of all. */
function factsOf(router: ReturnType<typeof createRouter>): Required<PageFacts> {
  const facts = router.state.matches.map((match): PageFacts => (match.loaderData as PageFacts | undefined) ?? {});
  return {
    paths: facts.findLast(({ paths }) => paths)?.paths ?? {},
    tags: facts.flatMap(({ tags }) => tags ?? []),
  };
}

/** Scripts of our own that a page may carry, the same on every page. */
const OWN_SCRIPTS: readonly string[] = [CONSENT_SCRIPT, EARLY_INPUT_SCRIPT, HIDE_SCRIPT, START_SCRIPT];

/** Per build, not per page: the router remembers what it made of a manifest. */
const routerManifest = memoizeByObject((assets: AssetManifest) => ({ routes: styleManifest(assets) }));

async function render(request: RenderRequest): Promise<RenderedPage> {
  const { url, config, api, assets } = request;
  const intl = await intlOf(config.locale);
  const messages = new RenderedMessages(config.locale, assets);
  const { origin } = new URL(url);
  const { withMessages, page } = messages;
  const router = createRouter({ shop: createShop(config, api), intl, origin, withMessages, messages: page });
  writeLoaderData(router);
  const handle = createRequestHandler({
    request: new Request(url),
    createRouter: () => router,
    getRouterManifest: () => routerManifest(assets),
  });
  let html: Uint8Array = new Uint8Array();
  let inlineScripts: readonly string[] = [];
  const { status, headers } = await handle(async () => {
    await latePartsReady();
    inlineScripts = noteInlineScripts(router, OWN_SCRIPTS);
    // Before the router is cleaned up, because the tags of the style sheets come from its manifest.
    const head = headMarkup(router, { verifies: request.verifiesCachedMarkup });
    const rendered = await transformHtmlStringWithRouter(router, renderToString(<RouterServer router={router} />));
    const status = statusOf(router);
    if (request.verifiesCachedMarkup) verifyCachedMarkup(router);
    const links = request.headElements({ status, paths: factsOf(router).paths });
    html = completePage(rendered, router, {
      first: head,
      last: links + startElements(router, assets, messages.startFiles),
    });
    // The page itself stays text: as the body of a response it would be encoded and decoded again.
    return new Response(null, { status });
  });
  return { status, location: headers.get('location') ?? undefined, html, inlineScripts, ...factsOf(router) };
}

/** Returns all ids of the route tree. They exist once a router is created; this one never loads a page, so it needs no context. */
function routeIds(): string[] {
  return Object.keys(createTanStackRouter({ routeTree, context: undefined as never }).routesById);
}

export { consentTexts, listUntranslated, render, routeIds };
