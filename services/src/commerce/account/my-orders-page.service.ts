import { ShopError } from '@manifold/domain/shop-error/shop-error';
import { pathPrefix } from '@manifold/domain/store/default-locale';
import { Injectable } from '@nestjs/common';
import { Env } from '../../platform/env/env.js';
import { AllowedTargets, StoreOrigins } from '../../store-config/index.js';
import type { Visit } from '../visit/index.js';

/** Our own page that opens a link; its route is in the storefront. */
const OWN_PAGE = '/my-orders';

/** Knows the page that opens the link to a customer's orders. */
@Injectable()
export class MyOrdersPage {
  constructor(
    private readonly env: Env,
    private readonly origins: StoreOrigins,
    private readonly targets: AllowedTargets,
  ) {}

  /**
   * Returns the page of the config, which is on another host, or our own in the embedded default. Throws `not-found` for a host
   * that is not in ORDER_LINK_HOSTS.
   */
  urlFor({ snapshot, locale }: Pick<Visit, 'snapshot' | 'locale'>): URL {
    const { sections, locales } = snapshot.document;
    if (this.env.embedded)
      return new URL(`${this.origins.originOf(snapshot)}${pathPrefix(sections.store, locale)}${OWN_PAGE}`);
    const page = locales[locale]?.['page-slugs'].externalLinks.myOrders;
    if (page === undefined || !this.targets.isAllowed('order-tokens', page)) throw new ShopError('not-found');
    return new URL(page);
  }
}
