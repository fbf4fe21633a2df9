import { Injectable, type OnModuleInit } from '@nestjs/common';
import { CommerceHandlers } from '../operations/index.js';
import { PublicStores } from './public-stores.service.js';
import { seoRedirectionOf } from './seo-redirection-of.js';

/** Handles the operations about stores. */
@Injectable()
export class StoreOperations implements OnModuleInit {
  constructor(
    private readonly handlers: CommerceHandlers,
    private readonly stores: PublicStores,
  ) {}

  onModuleInit(): void {
    this.handlers.register({
      getStores: ({ snapshot }, request) => Promise.resolve({ stores: { results: this.stores.of(snapshot, request) } }),
      getSeoRedirection: ({ snapshot }, { sourceUrl }) => Promise.resolve(seoRedirectionOf(snapshot, sourceUrl)),
    });
  }
}
