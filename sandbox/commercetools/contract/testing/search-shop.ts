import type { ProductPagedSearchResponse, ProductSearchRequest } from '@commercetools/platform-sdk';
import { ContractProject } from './contract-project.js';
import { ContractShop, eur } from './contract-shop.js';
import { eventually } from './eventually.js';

/** A shop with four products, the last one with two variants, and searches over them. */
export class SearchShop {
  private constructor(
    readonly project: ContractProject,
    readonly shop: ContractShop,
    /** The condition that only these products match. */
    readonly own: object,
  ) {}

  static async open(): Promise<SearchShop> {
    const project = await ContractProject.open();
    const shop = await ContractShop.open(project);
    const { body: category } = await project.admin.categories().withKey({ key: shop.category }).get().execute();
    await shop.sell({ ...twoVariants(shop), categories: [{ typeId: 'category', key: shop.category }] });
    const own = { exact: { field: 'categories', value: category.id } };
    const searched = new SearchShop(project, shop, own);
    // On the platform a search index is updated with a delay.
    await eventually(
      () => searched.search({ query: own }),
      ({ total }) => total === 4,
    );
    return searched;
  }

  close(): Promise<void> {
    return this.project.close();
  }

  async search(body: ProductSearchRequest): Promise<ProductPagedSearchResponse> {
    return (await this.project.admin.products().search().post({ body }).execute()).body;
  }

  /** Returns the numbers of the found products, in their order. */
  async found(query: object, more: Partial<ProductSearchRequest> = {}): Promise<(number | undefined)[]> {
    const request = { query: { and: [this.own, query] }, productProjectionParameters: {}, ...more };
    const { results } = await this.search(request);
    return results.map(({ productProjection }) => {
      const key = productProjection?.key ?? '';
      return [1, 2, 3, 4].find((number) => this.shop.product(number) === key);
    });
  }

  async inOrder(query: object): Promise<(number | undefined)[]> {
    return (await this.found(query)).sort();
  }

  sku(number: number): { readonly field: string; readonly value: string } {
    return { field: 'variants.sku', value: this.shop.sku(number) };
  }
}

const twoVariants = (shop: ContractShop) => ({
  key: shop.product(4),
  productType: shop.productType,
  name: { en: `Countertop griddle ${shop.project.suffix}` },
  slug: { en: shop.product(4) },
  masterVariant: {
    sku: shop.sku(4),
    prices: [
      { value: eur(10_000), country: 'SK' },
      { value: eur(5000), country: 'DE' },
    ],
    attributes: [{ name: 'power', value: 2000 }],
  },
  variants: [
    { sku: shop.sku(5), prices: [{ value: eur(20_000), country: 'SK' }], attributes: [{ name: 'power', value: 9000 }] },
  ],
  publish: true,
});

/** A range of the attribute `power`. */
export const power = (bounds: object) => ({
  range: { field: 'variants.attributes.power', fieldType: 'number', ...bounds },
});

export const price = (name: string, value: string) => ({ exact: { field: `variants.prices.${name}`, value } });
