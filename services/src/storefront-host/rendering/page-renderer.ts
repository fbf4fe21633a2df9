import { Inject, Injectable } from '@nestjs/common';
import { nextCampaignChange } from '@manifold/domain/campaigns/running';
import type { PageConfig } from '@manifold/domain/page-config/contract';
import { pageConfig } from '@manifold/domain/page-config/page-config';
import type { RenderedPage } from '@manifold/domain/page-rendering/contract';
import type { Snapshot } from '@manifold/domain/store-document/contract';
import type { Logger } from 'pino';
import { Env } from '../../platform/env/env.js';
import { LOGGER } from '../../platform/logging/logging.module.js';
import { StoreOrigins } from '../../store-config/index.js';
import type { Visit } from '../visits/visit.js';
import { formatPageAddress } from '../redirects/page-address.js';
import { ShopOperations } from '../ports/shop-operations.js';
import { Stores } from '../ports/stores.js';
import { refuseUnknownScripts } from './content-security-policy.js';
import { HeadLinks } from './head-links.js';
import { InProcessShopApi } from './shop-api.js';
import { Storefront } from './storefront.js';

/** Of a request's time, how much its page may take; the rest is for showing that it cannot be shown. */
const SHARE_OF_REQUEST = 0.8;

/** The visitor behind a personal page: the session to ask with, and whether anybody is still there. */
export interface Visitor {
  readonly cookie: string | undefined;
  readonly gone: AbortSignal;
}

/** A rendered page with its head completed, and the cookies that its operations set. */
export interface Rendering extends RenderedPage {
  readonly setCookies: readonly string[];
}

interface ConfigUntil {
  readonly config: PageConfig;
  /** Time of day, in milliseconds. */
  readonly validUntil: number;
}

@Injectable()
export class PageRenderer {
  private readonly configs = new WeakMap<Snapshot, Map<string, ConfigUntil>>();

  constructor(
    private readonly storefront: Storefront,
    private readonly stores: Stores,
    private readonly origins: StoreOrigins,
    private readonly headLinks: HeadLinks,
    private readonly operations: ShopOperations,
    private readonly env: Env,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** The shopper's operations as this visit may call them; cookieless unless a visitor is given. */
  apiFor({ snapshot, locale }: Visit, visitor?: Visitor): InProcessShopApi {
    const timeout = AbortSignal.timeout(this.renderMilliseconds);
    const signal = visitor ? AbortSignal.any([timeout, visitor.gone]) : timeout;
    return new InProcessShopApi(this.operations, { snapshot, locale, cookie: visitor?.cookie, signal }, this.logger);
  }

  /** How long a page may take; whatever it waits for is given up then. */
  get renderMilliseconds(): number {
    return Math.round(this.env.deadlines.request * SHARE_OF_REQUEST);
  }

  /**
   * Renders a page. Rejects when the storefront itself fails, which its own error page could not show, and when the page has
   * a script that the storefront does not know of.
   */
  async render(visit: Visit, visitor?: Visitor): Promise<Rendering> {
    const { server, assets } = await this.storefront.load();
    const { snapshot, address } = visit;
    const api = this.apiFor(visit, visitor);
    const page = await server.render({
      url: this.origins.of(snapshot) + formatPageAddress(address),
      config: this.configOf(visit),
      api,
      assets,
      headElements: (rendered) => this.headLinks.elements(visit, rendered),
    });
    if (!this.storefront.hasToolScripts) refuseUnknownScripts(page.html, page.inlineScripts);
    return { ...page, setCookies: api.setCookies };
  }

  /** The same object until a campaign begins or ends, so that a page can cache what it makes of it. */
  private configOf({ snapshot, locale }: Visit): PageConfig {
    const now = new Date();
    const themeStylesheet = this.stores.themeStylesheet(snapshot).path;
    const make = (): PageConfig => pageConfig(snapshot, locale, { themeStylesheet, now });
    // A preview may show another time than now.
    if (snapshot.preview) return make();
    const known = this.configs.get(snapshot) ?? new Map<string, ConfigUntil>();
    this.configs.set(snapshot, known);
    const found = known.get(locale);
    if (found && now.getTime() < found.validUntil) return found.config;
    const validUntil = nextCampaignChange(snapshot.document.sections.campaigns.campaigns, now.getTime());
    const config = make();
    known.set(locale, { config, validUntil });
    return config;
  }
}
