import { Inject, Injectable } from '@nestjs/common';
import { nextCampaignChange } from '@manifold/domain/campaigns/running';
import type { ConsentTextsByPlace } from '@manifold/domain/consent-texts/contract';
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
import { paymentOrigins, type PaymentOrigins } from './payment-origins.js';
import { InProcessShopApi } from './shop-api.js';
import { Storefront } from './storefront.js';

/** The share of a request's time that rendering may take; the rest is for an error page. */
const SHARE_OF_REQUEST = 0.8;

/** The visitor of a personal page: the session cookies, and a signal that aborts if the visitor leaves. */
export interface Visitor {
  readonly cookie: string | undefined;
  readonly signal: AbortSignal;
}

/** A rendered page with its head completed, and the cookies that its operations set. */
export interface Rendering extends Omit<RenderedPage, 'html'> {
  /** The document in UTF-8. */
  readonly html: Buffer;
  readonly setCookies: readonly string[];
  /** Other origins that the page may connect to. */
  readonly connectTo: readonly string[];
  /** The origins of the payment provider that it may use; undefined for pages without its form. */
  readonly payment: PaymentOrigins | undefined;
}

/** A config and the language of a page. */
type ShownConfig = Pick<Visit, 'snapshot' | 'locale'>;

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

  /** Returns the shop operations for this visit, without cookies unless a visitor is passed. */
  apiFor({ snapshot, locale }: Visit, visitor?: Visitor): InProcessShopApi {
    const timeout = AbortSignal.timeout(this.renderMilliseconds);
    const signal = visitor ? AbortSignal.any([timeout, visitor.signal]) : timeout;
    return new InProcessShopApi(this.operations, { snapshot, locale, cookie: visitor?.cookie, signal }, this.logger);
  }

  /** The time limit of rendering a page. */
  get renderMilliseconds(): number {
    return Math.round(this.env.deadlines.request * SHARE_OF_REQUEST);
  }

  /**
   * Renders a page. Rejects if the storefront fails so badly that its own error page does not work, or if the page has a script
   * that the storefront did not report.
   */
  async render(visit: Visit, visitor?: Visitor): Promise<Rendering> {
    const { server, assets } = await this.storefront.load();
    const { snapshot, address } = visit;
    const api = this.apiFor(visit, visitor);
    const { html: bytes, ...page } = await server.render({
      url: this.origins.originOf(snapshot) + formatPageAddress(address),
      config: this.configOf(visit),
      api,
      assets,
      verifiesCachedMarkup: this.env.verifiesCachedMarkup,
      headElements: (rendered) => this.headLinks.elements(visit, rendered),
    });
    const html = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    if (!this.storefront.hasToolScripts) refuseUnknownScripts(html, page.inlineScripts);
    const payment = paymentOrigins(address.path, this.env.paymentProvider);
    return { ...page, html, setCookies: api.setCookies, connectTo: this.origins.liveCartOriginsOf(snapshot), payment };
  }

  /** Returns the texts by which a store's pages ask for consent. */
  async consentTexts(page: ShownConfig): Promise<ConsentTextsByPlace> {
    const { server } = await this.storefront.load();
    return server.consentTexts(this.configOf(page));
  }

  /** The same object until a campaign begins or ends, so that a page can cache what it makes of it. */
  private configOf({ snapshot, locale }: ShownConfig): PageConfig {
    const now = new Date();
    const { liveCart, paymentProvider } = this.env;
    const settings = { liveCartPort: liveCart.publicPort, hasPaymentProvider: paymentProvider !== undefined };
    const themeStylesheet = this.stores.themeStylesheet(snapshot).path;
    const make = (): PageConfig => pageConfig(snapshot, locale, { themeStylesheet, now, ...settings });
    // A preview may show a time other than now.
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
