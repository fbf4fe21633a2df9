import type { PublicStore } from '@manifold/domain/commerce-api/store-operations';
import type { Snapshot } from '@manifold/domain/store-document/contract';
import { Injectable } from '@nestjs/common';
import { LiveConfig } from '../../store-config/index.js';

function publicStore({ storeKey, document }: Snapshot): PublicStore {
  const { store, 'store-flags': flags } = document.sections;
  return {
    key: storeKey,
    name: store.label,
    countryCode: store.countryCode,
    currencyCode: store.currencyCode,
    languages: store.locales.map(({ locale }) => locale),
    flags,
  };
}

/** What anybody may know of a brand's stores; another brand's are nobody's business. */
@Injectable()
export class PublicStores {
  constructor(private readonly live: LiveConfig) {}

  /** The stores of the same brand, by key; those among these keys where some are named. */
  of({ document }: Snapshot, keys: readonly string[] | undefined): PublicStore[] {
    const { brandKey } = document.sections.store;
    const own = this.live.snapshots().filter((snapshot) => snapshot.document.sections.store.brandKey === brandKey);
    const wanted = own.filter(({ storeKey }) => keys?.includes(storeKey) ?? true);
    return wanted.map(publicStore).sort((first, second) => (first.key < second.key ? -1 : 1));
  }
}
