import { Injectable, type OnModuleInit } from '@nestjs/common';
import { CommerceHandlers } from '../operations/index.js';
import { PublicStores } from './public-stores.service.js';
import type { SeoRedirection } from '@manifold/domain/seo-redirects/contract';
import { seoRedirection, sourcePath } from '@manifold/domain/seo-redirects/seo-redirection';
import type { SellerAddress } from '@manifold/domain/seller/contract';
import type { Snapshot } from '@manifold/domain/store-document/contract';

/** Handles the operations about stores. */
@Injectable()
export class StoreOperations implements OnModuleInit {
  constructor(
    private readonly handlers: CommerceHandlers,
    private readonly stores: PublicStores,
  ) {}

  onModuleInit(): void {
    this.handlers.register({
      getStores: ({ snapshot }, request) =>
        Promise.resolve({ stores: { results: this.stores.list(snapshot, request) } }),
      getSellerAddress: ({ snapshot }) => Promise.resolve({ address: addressOf(snapshot) }),
      getSeoRedirection: ({ snapshot }, { sourceUrl }) => Promise.resolve(seoRedirectionOf(snapshot, sourceUrl)),
    });
  }
}

function addressOf({ document }: Snapshot): SellerAddress {
  const { companyName, streetLine, postalCode, city, countryCode } = document.sections.seller;
  return { companyName, streetLine, postalCode, city, countryCode };
}

const NO_REDIRECTION: SeoRedirection = { redirectionCode: null, targetURL: null };

/** Returns the redirect for a path or a URL of the store from the list of SEO redirects. URLs of other hosts are not looked up. */
export function seoRedirectionOf({ document }: Snapshot, sourceUrl: string): SeoRedirection {
  const { store, 'seo-redirects': list } = document.sections;
  const path = sourcePath(sourceUrl, store.hosts);
  return (path === undefined ? undefined : seoRedirection(list.redirects, path, store.hosts)) ?? NO_REDIRECTION;
}
