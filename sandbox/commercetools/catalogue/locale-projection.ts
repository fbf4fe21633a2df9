import type { Attribute, AttributeType, LocalizedString, ProductData, ProductType } from '@commercetools/platform-sdk';
import { productTypes } from '../families/families.js';
import type { Work } from '../work/work.js';

const LOCALIZED = ['name', 'slug', 'description', 'metaTitle', 'metaDescription', 'metaKeywords'] as const;

/** Limits the texts of products to some locales, as the platform's locale-based projection does. */
export class LocaleProjection {
  /** The definitions of attributes by product type. */
  private readonly types: ReadonlyMap<string, ReadonlyMap<string, AttributeType>>;

  constructor(
    private readonly locales: readonly string[],
    productTypes: readonly ProductType[],
  ) {
    this.types = new Map(
      productTypes.map(({ id, attributes = [] }) => [id, new Map(attributes.map(({ name, type }) => [name, type]))]),
    );
  }

  /** Returns product data with its own texts in the locales. Its attributes are unchanged. */
  texts(data: ProductData): ProductData {
    const shown = LOCALIZED.flatMap((field) => {
      const text = data[field];
      return text === undefined ? [] : [[field, this.text(text)] as const];
    });
    return { ...data, ...Object.fromEntries(shown) };
  }

  /** Returns attributes of a product type with their texts in the locales; sets and nested attributes too. */
  attributes(attributes: readonly Attribute[], productTypeId: string): Attribute[] {
    const definitions = this.types.get(productTypeId);
    return attributes.map((attribute) => {
      const type = definitions?.get(attribute.name);
      return type === undefined ? attribute : { ...attribute, value: this.value(attribute.value, type) };
    });
  }

  /** Returns product data with all texts in the locales, those of its attributes too. */
  whole(data: ProductData, productTypeId: string): ProductData {
    const texts = this.texts(data);
    const shown = <T extends { readonly attributes?: Attribute[] }>(one: T): T =>
      one.attributes === undefined ? one : { ...one, attributes: this.attributes(one.attributes, productTypeId) };
    return { ...shown(texts), masterVariant: shown(texts.masterVariant), variants: texts.variants.map(shown) };
  }

  /** Returns a text in the locales; if it has none of them in another one, because required texts must not be empty. */
  private text(text: LocalizedString): LocalizedString {
    const found = this.locales.filter((locale) => Object.hasOwn(text, locale));
    const shown = found.length > 0 ? found : Object.keys(text).slice(0, 1);
    return Object.fromEntries(shown.map((locale) => [locale, text[locale] ?? '']));
  }

  private value(value: unknown, type: AttributeType): unknown {
    switch (type.name) {
      case 'ltext':
        return this.text(value as LocalizedString);
      case 'lenum': {
        const entry = value as { readonly label: LocalizedString };
        return { ...entry, label: this.text(entry.label) };
      }
      case 'set':
        return (value as unknown[]).map((element) => this.value(element, type.elementType));
      case 'nested':
        return this.attributes(value as Attribute[], type.typeReference.id);
      default:
        return value;
    }
  }
}

/** Returns the projection to some locales; undefined without locales, which shows all. */
export async function projectionTo(
  { backend }: Work,
  locales: readonly string[] | null | undefined,
): Promise<LocaleProjection | undefined> {
  if (!locales?.length) return undefined;
  return new LocaleProjection(locales, await backend.cache.all(productTypes));
}
