import type {
  BusinessUnitConfiguration,
  CartsConfiguration,
  Channel,
  CustomObject,
  MessagesConfiguration,
  ShippingMethod,
  ShippingRateInputType,
  State,
  Store,
  TaxCategory,
  Type,
  Zone,
} from '@commercetools/platform-sdk';
import { boolean, customFields, list, localized, object, reference, text } from '../predicates/shape.js';
import type { Resource } from '../storage/family.js';
import { cached, stored } from '../storage/family-of.js';
import { storeMessages } from '../messages/settings-messages.js';

/** The one project of this server; the settings that a shop reads and a seeder writes. */
export interface ProjectSettings extends Resource {
  readonly key: string;
  readonly name: string;
  readonly countries: string[];
  readonly currencies: string[];
  readonly languages: string[];
  readonly messages: MessagesConfiguration;
  readonly carts: CartsConfiguration;
  readonly shippingRateInputType?: ShippingRateInputType;
  readonly businessUnits?: BusinessUnitConfiguration;
}

export const projects = cached<ProjectSettings>()('project', 'projects', {});
export const stores = cached<Store>(storeMessages)('store', 'stores', {
  name: localized,
  languages: list(text),
  countries: list(object({ code: text })),
  distributionChannels: list(reference),
  supplyChannels: list(reference),
  productSelections: list(object({ productSelection: reference, active: boolean })),
  custom: customFields,
});
export const channels = cached<Channel>()('channel', 'channels', {
  roles: list(text),
  name: localized,
  custom: customFields,
});
export const types = cached<Type>()('type', 'types', { name: localized, resourceTypeIds: list(text) });
export const states = cached<State>()('state', 'states', { type: text, initial: boolean, builtIn: boolean });
export const taxCategories = cached<TaxCategory>()('tax-category', 'tax_categories', { name: text });
export const zones = cached<Zone>()('zone', 'zones', {
  name: text,
  locations: list(object({ country: text, state: text })),
});
export const shippingMethods = cached<ShippingMethod>()('shipping-method', 'shipping_methods', {
  name: text,
  active: boolean,
  isDefault: boolean,
  taxCategory: reference,
  zoneRates: list(object({ zone: reference })),
  custom: customFields,
});
export const customObjects = stored<CustomObject>({ container: 'container' })('key-value-document', 'custom_objects', {
  container: text,
  value: { kind: 'json' },
});
