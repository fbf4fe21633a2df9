import type { FieldDefinition, FieldType, ResourceTypeId, TypeDraft } from '@commercetools/platform-sdk';

const text: FieldType = { name: 'String' };
const yesNo: FieldType = { name: 'Boolean' };
const oneOf = (...keys: string[]): FieldType => ({ name: 'Enum', values: keys.map((key) => ({ key, label: key })) });
const texts: FieldType = { name: 'Set', elementType: { name: 'String' } };

function fields(definitions: Readonly<Record<string, FieldType>>): FieldDefinition[] {
  return Object.entries(definitions).map(([name, type]) => ({
    name,
    type,
    label: { en: name },
    required: false,
    inputHint: 'SingleLine',
  }));
}

function customType(
  key: string,
  on: readonly ResourceTypeId[],
  definitions: Readonly<Record<string, FieldType>>,
): TypeDraft {
  return { key, name: { en: key }, resourceTypeIds: [...on], fieldDefinitions: fields(definitions) };
}

/** Keys of the custom types, which services use too. */
export const typeKeys = {
  store: 'store',
  category: 'category',
  cart: 'cart',
  address: 'address',
  customer: 'customer',
  shippingMethod: 'shipping-method',
  review: 'review',
} as const;

/** The custom fields of the specification (core §3, shell §3.6), and those of cash rounding and net prices. Orders have the type of their cart. */
export const customTypeDrafts: readonly TypeDraft[] = [
  customType(typeKeys.store, ['store'], {
    sale_of_additional_guarantee_enabled: yesNo,
    vat_validation_enabled: yesNo,
    change_tax_rate_enabled: yesNo,
    google_autocomplete_enabled: yesNo,
    trustpilot_in_header_enabled: yesNo,
    complementary_products_enabled: yesNo,
    google_reviews_enabled: yesNo,
    cash_on_delivery_fee_title: { name: 'LocalizedString' },
    ex_store_campaigns: texts,
    iban: text,
    bic: text,
    accountOwner: text,
    bankInstitute: text,
  }),
  customType(typeKeys.category, ['category'], {
    CategoryImageURL: text,
    hasProducts: texts,
    CategoryContentHTML: { name: 'LocalizedString' },
    categoryPosts: texts,
    related_categories_1: text,
    related_categories_2: text,
    related_categories_3: text,
  }),
  customType(typeKeys.cart, ['order'], {
    calculatedCodFee: { name: 'Money' },
    cashRounding: { name: 'Money' },
    customerAgreedToSendEmail: yesNo,
    grossBeforeNet: { name: 'Money' },
    grossCustomLines: texts,
    grossSubtotalBeforeNet: { name: 'Money' },
    netPricesDue: yesNo,
    netShippingMethod: text,
    utmSource: text,
  }),
  customType(typeKeys.address, ['address'], { vatNumber: text, vatValidated: yesNo }),
  customType(typeKeys.customer, ['customer'], { customerType: oneOf('PRIVATE', 'COMPANY'), taxId: text }),
  customType(typeKeys.review, ['review'], {
    reviewCreatedAt: { name: 'DateTime' },
    source: text,
    store: text,
    sku: text,
    consent: yesNo,
    customerCareResponseText: text,
    moderationReason: text,
    titleTranslations: { name: 'LocalizedString' },
    textTranslations: { name: 'LocalizedString' },
    customerCareResponseTranslations: { name: 'LocalizedString' },
  }),
  customType(typeKeys.shippingMethod, ['shipping-method'], { DeliveryTime: text }),
];
