import { Module, type DynamicModule, type OnModuleInit } from '@nestjs/common';
import { ReadinessProbes } from '../../store-config/index.js';
import { Storefront } from '../rendering/storefront.js';
import { StoreOrigins } from '../../store-config/index.js';
import { addressesProbe } from './addresses-probe.js';
import { hostProbe } from './host-probe.js';
import { languageLinksProbe } from './language-links-probe.js';
import { legalPagesProbe } from './legal-pages-probe.js';
import { messagesProbe } from './messages-probe.js';
import { ShopReader } from './shop-reader.js';

/** Registers the readiness checks that read a store's pages. A separate module, because the host works without the config service. */
@Module({})
export class StoreProbesModule implements OnModuleInit {
  constructor(
    private readonly probes: ReadinessProbes,
    private readonly reader: ShopReader,
    private readonly origins: StoreOrigins,
    private readonly storefront: Storefront,
  ) {}

  /** Returns the module for the host whose pages are read. */
  static register(host: DynamicModule): DynamicModule {
    return { module: StoreProbesModule, imports: [host], providers: [ShopReader] };
  }

  onModuleInit(): void {
    const { reader, origins, storefront } = this;
    this.probes.register(
      hostProbe(reader, origins),
      addressesProbe(reader, origins),
      legalPagesProbe(reader, origins),
      languageLinksProbe(reader, origins),
      messagesProbe(storefront),
    );
  }
}
