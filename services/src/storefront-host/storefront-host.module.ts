import {
  Module,
  type DynamicModule,
  type ModuleMetadata,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
  type Provider,
} from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyAdapter } from '@nestjs/platform-fastify';
import type { Server } from 'node:http';
import { CacheModule } from '../platform/cache/cache.module.js';
import { CacheRegistry } from '../platform/cache/cache-registry.js';
import { HealthParts } from '../platform/health/health-parts.js';
import { FastLane } from '../platform/http/fast-lane.js';
import { Console } from './console/console.js';
import { ConsolePages } from './console/console-pages.service.js';
import { HtmlCache } from './html-cache/html-cache.js';
import { pageLane } from './pages/page-lane.js';
import { PageController } from './pages/page.controller.js';
import { PageAnswers } from './pages/page-answers.service.js';
import { storeTag } from './pages/page-key.js';
import { PersonalPages } from './pages/personal-pages.service.js';
import { PublicPages } from './pages/public-pages.service.js';
import { HeadLinks } from './rendering/head-links.js';
import { PageRenderer } from './rendering/page-renderer.js';
import { Storefront } from './rendering/storefront.js';
import { ConsentLinks } from './ports/consent-links.js';
import { ShownChanges } from './ports/shown-changes.js';
import { Sitemaps } from './sitemap/sitemaps.service.js';
import { StoreFiles } from './static-files/store-files.service.js';
import type { ShopOperations } from './ports/shop-operations.js';
import type { Visitors } from './ports/visitors.js';
import { Stores } from './ports/stores.js';
import { StoreOrigins } from '../store-config/index.js';

export interface StorefrontHostParts {
  readonly imports?: ModuleMetadata['imports'];
  /** Provides `Stores`. */
  readonly stores: Provider<Stores>;
  /** Provides `ShopOperations`. */
  readonly operations: Provider<ShopOperations>;
  /** Provides `Visitors`. */
  readonly visitors: Provider<Visitors>;
  /** Provides `ConsentLinks`; without it confirmation links only lead to their page. */
  readonly consentLinks?: Provider<ConsentLinks>;
  /** Provides `ShownChanges`; without it pages expire only by age. */
  readonly changes?: Provider<ShownChanges>;
  readonly storefront: Storefront;
  readonly console: Console;
  /** The clock of the HTML cache, for tests. */
  readonly now?: () => number;
}

const NO_CHANGES: Provider<ShownChanges> = {
  provide: ShownChanges,
  useValue: { onShownChange: () => () => undefined },
};

const NO_LINKS: Provider<ConsentLinks> = {
  provide: ConsentLinks,
  useValue: { confirm: () => Promise.resolve(undefined) },
};

const htmlCache = (now: StorefrontHostParts['now']): Provider<HtmlCache> => ({
  provide: HtmlCache,
  inject: [CacheRegistry],
  useFactory: (caches: CacheRegistry) => {
    const cache = new HtmlCache(now);
    caches.register('pages', cache);
    return cache;
  },
});

@Module({})
export class StorefrontHostModule implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly stopListening: (() => void)[] = [];

  constructor(
    private readonly stores: Stores,
    private readonly storefront: Storefront,
    private readonly console: Console,
    private readonly cache: HtmlCache,
    private readonly pages: PublicPages,
    private readonly fastLane: FastLane,
    private readonly changes: ShownChanges,
    private readonly health: HealthParts,
    private readonly adapter: HttpAdapterHost,
  ) {}

  static forRoot({
    imports = [],
    stores,
    operations,
    visitors,
    changes = NO_CHANGES,
    consentLinks = NO_LINKS,
    storefront,
    console,
    now,
  }: StorefrontHostParts): DynamicModule {
    return {
      module: StorefrontHostModule,
      imports: [CacheModule, ...imports],
      controllers: [PageController],
      providers: [
        stores,
        operations,
        visitors,
        changes,
        consentLinks,
        { provide: Storefront, useValue: storefront },
        { provide: Console, useValue: console },
        htmlCache(now),
        ConsolePages,
        HeadLinks,
        PageAnswers,
        PageRenderer,
        PersonalPages,
        PublicPages,
        Sitemaps,
        StoreFiles,
        StoreOrigins,
      ],
      exports: [HtmlCache, PageRenderer, Storefront, StoreOrigins],
    };
  }

  async onApplicationBootstrap(): Promise<void> {
    const server = (this.adapter.httpAdapter as FastifyAdapter).getHttpServer<Server>();
    await this.storefront.attach(server, this.fastLane);
    await this.console.attach(server, this.fastLane);
    this.fastLane.register(pageLane(this.stores, this.cache, this.pages));
    // Keys contain the config's hash, so old pages are never found; deleting them frees their memory at once.
    this.stopListening.push(
      this.stores.onChange((changed) => {
        this.cache.deleteTagged(new Set(changed.map(storeTag)));
      }),
      this.changes.onShownChange((tags) => this.cache.deleteTagged(tags)),
    );
    this.health.register({
      name: 'storefront',
      essential: true,
      check: async () => {
        await this.storefront.load();
        return { status: 'up' };
      },
    });
  }

  async onApplicationShutdown(): Promise<void> {
    for (const stop of this.stopListening) stop();
    await Promise.all([this.storefront.detach(), this.console.detach()]);
  }
}
