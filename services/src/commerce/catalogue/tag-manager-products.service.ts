import type { TagManagerProduct } from '@manifold/domain/catalogue/data-layer';
import { Injectable } from '@nestjs/common';
import type { Visit } from '../visit/index.js';
import { Products } from './products.service.js';

/** Lists products for the data layer of tag managers. */
@Injectable()
export class TagManagerProducts {
  constructor(private readonly products: Products) {}

  /** Returns the sold products among these SKUs, in their order. */
  async list(visit: Visit, skus: readonly string[]): Promise<TagManagerProduct[]> {
    const loaded = await Promise.all(skus.map((sku) => this.products.loadBySku(visit, sku)));
    return loaded.flatMap((product) => {
      if (!product) return [];
      const { page, family } = product;
      const { sku, name, brand, price, tags, breadcrumb } = page;
      const categories = breadcrumb.map((category) => category.name);
      const paid = price.discounted ?? price.value;
      return [{ sku, name, brand, family, categories, price: paid, isBware: tags.includes('bware') }];
    });
  }
}
