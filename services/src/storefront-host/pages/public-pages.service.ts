import type { Campaign } from '@manifold/domain/campaigns/contract';
import { nextCampaignChange } from '@manifold/domain/campaigns/running';
import { SEARCH_PATH } from '@manifold/domain/search/search-address';
import type { Snapshot } from '@manifold/domain/store-document/contract';
import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { SingleFlight } from '../../platform/cache/single-flight.js';
import { Env } from '../../platform/env/env.js';
import { LOGGER } from '../../platform/logging/logging.module.js';
import { cachedPage, type CachedPage } from '../html-cache/cached-page.js';
import { HtmlCache } from '../html-cache/html-cache.js';
import { pageHeaders, REVALIDATE } from '../html-cache/page-headers.js';
import { PageRenderer, type Rendering } from '../rendering/page-renderer.js';
import { formatPageAddress } from '../redirects/page-address.js';
import { isRare, pageQuery, searchQuery } from '../visits/page-query.js';
import { nativePath } from '../visits/native-path.js';
import type { Visit } from '../visits/visit.js';
import { pageKey, storeTag } from './page-key.js';
import { type PageAnswer, renderedAnswer, renderingFailure } from './page-answer.js';

/** Permanent, so that search engines index the target (spec core §9). */
const SEO_REDIRECT = 301;

/** Returns the native address of a category or product that was requested without the prefix. */
function nativeAddress({ snapshot, address }: Visit, { paths }: Pick<CachedPage, 'paths'>): string | undefined {
  if (!Object.values(paths).includes(address.path)) return undefined;
  const path = nativePath(snapshot, address.path);
  return path === address.path ? undefined : formatPageAddress({ ...address, path });
}

const campaignsOf = ({ snapshot }: Visit): readonly Campaign[] => snapshot.document.sections.campaigns.campaigns;

/** Pages that are the same for everybody: rendered without a cookie, cached in the HTML cache. */
@Injectable()
export class PublicPages {
  /** Visitors who request the same page at the same time wait for one rendering. */
  private readonly renderings = new SingleFlight<PageAnswer>();

  constructor(
    private readonly cache: HtmlCache,
    private readonly renderer: PageRenderer,
    private readonly env: Env,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Returns the page, cached or rendered. An old page is shown while a new one is rendered, and if none can be rendered. */
  async answer(visit: Visit): Promise<PageAnswer> {
    const known = this.withKnownQuery(visit);
    const key = pageKey(known.snapshot, formatPageAddress(known.address));
    // Without the cache every request renders, because benchmarks measure that.
    if (!this.env.htmlCache) return this.make(key, known);
    const found = this.cache.find(key);
    if (!found) return this.once(key, known);
    const cached: PageAnswer = { kind: 'cached', page: found.value };
    if (found.age === 'spare') {
      const made = await this.once(key, known);
      return made.kind === 'html' && made.status >= 500 ? cached : made;
    }
    if (found.age === 'stale') void this.once(key, known);
    return cached;
  }

  /** Renders a page again in the background. */
  refresh(visit: Visit): void {
    const known = this.withKnownQuery(visit);
    void this.once(pageKey(known.snapshot, formatPageAddress(known.address)), known);
  }

  private withKnownQuery(visit: Visit): Visit {
    const known = visit.address.path === SEARCH_PATH ? searchQuery : pageQuery;
    const query = known(visit.address.query, visit.snapshot.document.sections['shopping-limits']);
    return { ...visit, address: { ...visit.address, query } };
  }

  private once(key: string, visit: Visit): Promise<PageAnswer> {
    return this.renderings.run(key, () => this.make(key, visit));
  }

  private async make(key: string, visit: Visit): Promise<PageAnswer> {
    // Before rendering, because a change during it may or may not be on the page.
    const validUntil = nextCampaignChange(campaignsOf(visit), this.cache.now());
    try {
      const page = await this.renderer.render(visit);
      if (page.status >= 500) this.logger.error({ path: visit.address.path, status: page.status }, 'page failed');
      if (page.status !== 200 || page.location !== undefined) return renderedAnswer(page);
      const native = nativeAddress(visit, page);
      if (native !== undefined) return { kind: 'redirect', status: SEO_REDIRECT, location: native };
      const campaignNames = campaignsOf(visit).map(({ campaignName }) => campaignName);
      if (!this.env.htmlCache || isRare(visit.address.query, campaignNames)) return renderedAnswer(page);
      return { kind: 'cached', page: await this.store(key, visit.snapshot, { page, validUntil }) };
    } catch (error) {
      const failure = renderingFailure(error);
      if (failure.status >= 500) this.logger.error({ path: visit.address.path, err: error }, 'page not rendered');
      return failure;
    }
  }

  private async store(
    key: string,
    snapshot: Snapshot,
    { page, validUntil }: { readonly page: Rendering; readonly validUntil: number },
  ): Promise<CachedPage> {
    const { html, paths } = page;
    const tags = [...page.tags, storeTag(snapshot)];
    const cached = await cachedPage({ html, headers: pageHeaders(page, REVALIDATE, this.env), tags, paths });
    this.cache.set(key, cached, validUntil);
    return cached;
  }
}
