import type {
  Cart,
  CartDiscount,
  Category,
  Channel,
  CustomObject,
  DiscountCode,
  InventoryEntry,
  Order,
  Payment,
  ProductDiscount,
  ProductType,
  ShippingMethod,
  State,
  Store,
  TaxCategory,
  Type,
  Zone,
} from '@commercetools/platform-sdk';
import { type Family, type Resource } from '../storage/family.js';
import type { StoredProduct } from '../catalogue/stored-product.js';
/** The one project of this server; the settings that a shop reads and a seeder writes. */
export interface ProjectSettings extends Resource {
  readonly key: string;
  readonly name: string;
  readonly countries: string[];
  readonly currencies: string[];
  readonly languages: string[];
  readonly messages: {
    readonly enabled: boolean;
  };
  readonly carts: Readonly<Record<string, unknown>>;
}
export declare const projects: Family<ProjectSettings>;
export declare const stores: Family<Store>;
export declare const channels: Family<Channel>;
export declare const types: Family<Type>;
export declare const productTypes: Family<ProductType>;
export declare const categories: Family<Category>;
export declare const taxCategories: Family<TaxCategory>;
export declare const zones: Family<Zone>;
export declare const shippingMethods: Family<ShippingMethod>;
export declare const productDiscounts: Family<ProductDiscount>;
export declare const cartDiscounts: Family<CartDiscount>;
export declare const states: Family<State>;
export declare const discountCodes: Family<DiscountCode>;
export declare const customObjects: Family<CustomObject>;
export declare const inventoryEntries: Family<InventoryEntry>;
export declare const products: Family<StoredProduct>;
export declare const carts: Family<Cart>;
export declare const payments: Family<Payment>;
export declare const orders: Family<Order>;
/** Every family that a reference may point at, by its type id. */
export declare const FAMILIES: ReadonlyMap<string, Family>;
