import type {
  AttributeType,
  Cart,
  CartUpdateAction,
  MyCartUpdateAction,
  ProductDraft,
} from '@commercetools/platform-sdk';
import type { Project } from '../../testing/test-backend.js';
import type { ContractProject } from './contract-project.js';
import { removeAtEnd } from './remove-at-end.js';

const text = (en: string) => ({ en });
export const eur = (centAmount: number) => ({ currencyCode: 'EUR', centAmount });
const attribute = (name: string, type: AttributeType) => ({ name, label: text(name), type, isRequired: false });

const COUNTRIES = [
  ['SK', 0.23],
  ['DE', 0.19],
] as const;

/**
 * A separate small shop: two stores, three fryers at 20, 40 and 60 EUR (19, 38, 57 in Germany) with a stock of five each, and a
 * method that ships for 1.95 EUR, or for free from 59 EUR on.
 */
export class ContractShop {
  readonly store: string;
  readonly otherStore: string;
  readonly method: string;
  readonly category: string;
  /** A type for orders and carts with a text field `note`. */
  readonly cartType: string;

  private constructor(readonly project: ContractProject) {
    this.store = project.named('here');
    this.otherStore = project.named('there');
    this.method = project.named('parcel');
    this.category = project.named('fryers');
    this.cartType = project.named('cart');
  }

  static async open(project: ContractProject): Promise<ContractShop> {
    const shop = new ContractShop(project);
    await shop.setUpStores();
    await shop.setUpTypes();
    await shop.setUpShipping();
    await shop.setUpCatalogue();
    return shop;
  }

  sku(number: number): string {
    return this.project.named(`SKU${number}`);
  }

  product(number: number): string {
    return this.project.named(`fryer-${number}`);
  }

  get taxCategory() {
    return { typeId: 'tax-category' as const, key: this.project.named('standard') };
  }

  get productType() {
    return { typeId: 'product-type' as const, key: this.project.named('device') };
  }

  get shippingMethod() {
    return { typeId: 'shipping-method' as const, key: this.method };
  }

  /** A new anonymous shopper of the store. */
  async visitor(store = this.store): Promise<Project> {
    return this.project.withToken((await this.project.visitor(store)).access_token);
  }

  mine(shopper: Project, store = this.store) {
    return shopper.inStoreKeyWithStoreKeyValue({ storeKey: store }).me();
  }

  async newCart(shopper: Project, store = this.store): Promise<Cart> {
    const body = { currency: 'EUR', country: 'SK', inventoryMode: 'ReserveOnOrder' as const };
    const cart = (await this.mine(shopper, store).carts().post({ body }).execute()).body;
    this.project.removeLater(() => this.removeCart(cart.id));
    return cart;
  }

  async changed(shopper: Project, cart: Cart, ...actions: MyCartUpdateAction[]): Promise<Cart> {
    return (await this.changing(shopper, cart, ...actions).execute()).body;
  }

  changing(shopper: Project, { id, version }: Cart, ...actions: MyCartUpdateAction[]) {
    return this.mine(shopper).carts().withId({ ID: id }).post({ body: { version, actions } });
  }

  /** Updates a cart with all scopes. */
  async served({ id, version }: Cart, ...actions: CartUpdateAction[]): Promise<Cart> {
    const carts = this.project.admin.carts().withId({ ID: id });
    return (await carts.post({ body: { version, actions } }).execute()).body;
  }

  /** Creates a cart that can be ordered: pieces of one fryer, shipped to Slovakia. */
  async readyCart(shopper: Project, { number = 1, quantity = 1 } = {}): Promise<Cart> {
    return this.changed(
      shopper,
      await this.newCart(shopper),
      { action: 'addLineItem', sku: this.sku(number), quantity },
      { action: 'setShippingAddress', address: { country: 'SK', city: 'Bratislava' } },
      { action: 'setShippingMethod', shippingMethod: this.shippingMethod },
    );
  }

  ordering(cart: Cart, orderNumber?: string) {
    const body = { cart: { typeId: 'cart' as const, id: cart.id }, version: cart.version, orderNumber };
    return this.project.admin.inStoreKeyWithStoreKeyValue({ storeKey: this.store }).orders().post({ body });
  }

  /** Carts of orders are removed with the shop; a missing cart was removed by its test. */
  private async removeCart(id: string): Promise<void> {
    const carts = this.project.admin.carts().withId({ ID: id });
    const { body } = await this.project.admin
      .carts()
      .get({ queryArgs: { where: `id = "${id}"` } })
      .execute();
    const version = body.results[0]?.version;
    if (version !== undefined) await carts.delete({ queryArgs: { version } }).execute();
  }

  private async setUpStores(): Promise<void> {
    const stores = this.project.admin.stores();
    for (const key of [this.store, this.otherStore]) {
      await stores.post({ body: { key, name: text(key) } }).execute();
      removeAtEnd(this.project, stores.withKey({ key }));
    }
  }

  private async setUpTypes(): Promise<void> {
    const { admin } = this.project;
    const note = { name: 'note', label: text('Note'), required: false, type: { name: 'String' as const } };
    const type = { key: this.cartType, name: text('Cart'), resourceTypeIds: ['order'], fieldDefinitions: [note] };
    await admin.types().post({ body: type }).execute();
    removeAtEnd(this.project, admin.types().withKey({ key: this.cartType }));
    const { key } = this.productType;
    const attributes = [
      attribute('tags', { name: 'set', elementType: { name: 'text' } }),
      attribute('brand', {
        name: 'enum',
        values: [
          { key: 'msw', label: 'MSW' },
          { key: 'royal', label: 'Royal' },
        ],
      }),
      attribute('power', { name: 'number' }),
    ];
    await admin
      .productTypes()
      .post({ body: { key, name: key, description: 'What is sold', attributes } })
      .execute();
    removeAtEnd(this.project, admin.productTypes().withKey({ key }));
  }

  private async setUpShipping(): Promise<void> {
    const { admin } = this.project;
    const { key } = this.taxCategory;
    const rates = COUNTRIES.map(([country, amount]) => ({ name: country, country, amount, includedInPrice: true }));
    await admin
      .taxCategories()
      .post({ body: { key, name: key, rates } })
      .execute();
    removeAtEnd(this.project, admin.taxCategories().withKey({ key }));
    const zoneRates = [];
    for (const [country] of COUNTRIES) {
      const zone = this.project.named(country);
      await admin
        .zones()
        .post({ body: { key: zone, name: zone, locations: [{ country }] } })
        .execute();
      removeAtEnd(this.project, admin.zones().withKey({ key: zone }));
      const rate = { price: eur(195), freeAbove: eur(5900) };
      zoneRates.push({ zone: { typeId: 'zone' as const, key: zone }, shippingRates: [rate] });
    }
    const method = { key: this.method, name: this.method, isDefault: false, taxCategory: this.taxCategory, zoneRates };
    await admin.shippingMethods().post({ body: method }).execute();
    removeAtEnd(this.project, admin.shippingMethods().withKey({ key: this.method }));
  }

  private async setUpCatalogue(): Promise<void> {
    const { admin } = this.project;
    const body = { key: this.category, name: text('Fryers'), slug: text(this.category) };
    await admin.categories().post({ body }).execute();
    removeAtEnd(this.project, admin.categories().withKey({ key: this.category }));
    for (const number of [1, 2, 3]) {
      await this.sell(this.draft(number));
      const entry = { key: this.sku(number), sku: this.sku(number), quantityOnStock: 5 };
      await admin.inventory().post({ body: entry }).execute();
      removeAtEnd(this.project, admin.inventory().withKey({ key: entry.key }));
    }
  }

  /** Adds a product to the catalogue; at the end it is unpublished and removed. */
  async sell(body: ProductDraft): Promise<string> {
    const { admin } = this.project;
    const { id } = (await admin.products().post({ body }).execute()).body;
    const place = admin.products().withId({ ID: id });
    this.project.removeLater(async () => {
      const { version } = (await place.get().execute()).body;
      const unpublished = await place.post({ body: { version, actions: [{ action: 'unpublish' }] } }).execute();
      await place.delete({ queryArgs: { version: unpublished.body.version } }).execute();
    });
    return id;
  }

  private draft(number: number): ProductDraft {
    return {
      key: this.product(number),
      productType: this.productType,
      taxCategory: this.taxCategory,
      name: { en: `Fryer number ${number} ${this.project.suffix}`, de: `Fritteuse ${number}` },
      slug: { en: this.product(number), de: this.project.named(`fritteuse-${number}`) },
      description: { en: `A fryer of ${number} kW for busy kitchens` },
      categories: [{ typeId: 'category', key: this.category }],
      masterVariant: {
        sku: this.sku(number),
        prices: [{ value: eur(2000 * number) }, { value: eur(1900 * number), country: 'DE' }],
        attributes: [
          { name: 'tags', value: number === 1 ? ['new', 'sale'] : ['new'] },
          { name: 'brand', value: number === 3 ? 'royal' : 'msw' },
          { name: 'power', value: 1000 * number },
        ],
      },
      publish: true,
    };
  }
}
