import type { CommerceRequest } from '@manifold/domain/commerce-api/operations';
import type { PublicStore } from '@manifold/domain/commerce-api/store-operations';
import type { Snapshot } from '@manifold/domain/store-document/contract';
import { Injectable } from '@nestjs/common';
import { LiveConfig } from '../../store-config/index.js';

type StoreNames = CommerceRequest<'getStores'>;

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

/** Lists the public data of a brand's stores. Stores of other brands are not listed. */
@Injectable()
export class PublicStores {
  constructor(private readonly live: LiveConfig) {}

  /** Returns the stores of the same brand in the order of keys, filtered by all given keys and ids. */
  list({ document }: Snapshot, { key, keys, id, ids }: StoreNames): PublicStore[] {
    const { brandKey } = document.sections.store;
    const own = this.live.snapshots().filter((snapshot) => snapshot.document.sections.store.brandKey === brandKey);
    const lists = [key && [key], keys, id && [id], ids].filter((list) => list !== undefined && list !== '');
    const wanted = own.filter(({ storeKey }) => lists.every((list) => list.includes(storeKey)));
    return wanted.map(publicStore).sort((first, second) => (first.key < second.key ? -1 : 1));
  }
}
