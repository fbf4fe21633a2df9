import { ShopError } from '@manifold/domain/shop-error/shop-error';
import { type DynamicModule, Module, type OnModuleInit } from '@nestjs/common';
import { CommerceModule } from './commerce/commerce.module.js';
import { ConsentTexts } from './commerce/consent-texts/index.js';
import { PageRenderer } from './storefront-host/rendering/page-renderer.js';

/** Provides commerce with the texts by which the pages ask for consent, from the storefront that renders them. */
@Module({})
export class ConsentTextsSourceModule implements OnModuleInit {
  constructor(
    private readonly texts: ConsentTexts,
    private readonly renderer: PageRenderer,
  ) {}

  /** Returns the module for the host whose pages ask. */
  static register(host: DynamicModule): DynamicModule {
    return { module: ConsentTextsSourceModule, imports: [CommerceModule, host] };
  }

  onModuleInit(): void {
    this.texts.register((page) =>
      this.renderer.consentTexts(page).catch((cause: unknown) => {
        throw new ShopError('backend-unavailable', { message: 'the storefront has no texts', cause });
      }),
    );
  }
}
