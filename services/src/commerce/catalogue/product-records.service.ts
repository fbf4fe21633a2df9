import { Injectable } from '@nestjs/common';
import { CatalogueBackend, type ProductRecord } from '../../integrations/commercetools/ports/catalogue-backend.js';
import type { Visit } from '../visit/index.js';
import { ListingIndexes } from './listing-indexes.service.js';

/** Reads single products from the commerce backend. */
@Injectable()
export class ProductRecords {
  constructor(
    private readonly backend: CatalogueBackend,
    private readonly indexes: ListingIndexes,
  ) {}

  /**
   * Returns the published product with the SKU. Asks by the id in the store's listing index, which costs the backend less than
   * a search by SKU; by SKU if the store does not list it, if its id has changed since, or without an index.
   */
  async bySku({ snapshot, market }: Visit, sku: string): Promise<ProductRecord | undefined> {
    const index = await this.indexes.forStore(snapshot).catch(() => undefined);
    const [id] = index?.idsBySku([sku]) ?? [];
    const listed = id === undefined ? undefined : await this.backend.product(market, { sku, id });
    return listed ?? this.backend.product(market, { sku });
  }
}
