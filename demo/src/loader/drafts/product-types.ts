import type {
  AttributeDefinitionDraft,
  AttributeType,
  LocalizedString,
  ProductTypeDraft,
} from '@commercetools/platform-sdk';
import { conditionWords } from '../../terms/vocabulary.js';
import { perLanguage, type Language } from '../../terms/language.js';
import { capitalised } from '../../terms/phrase.js';
import { numericAttributeNames } from '../../catalogue/numeric-attributes.js';
import { specificationLabels } from '../../texts/specification-labels.js';
import { PARENT_PRODUCTS } from './product.js';

const text: AttributeType = { name: 'text' };
const localised: AttributeType = { name: 'ltext' };
const number: AttributeType = { name: 'number' };
const yesNo: AttributeType = { name: 'boolean' };

/** Returns the label of an attribute: that of the technical details row of the same name, if any. */
function attribute(name: string, type: AttributeType): AttributeDefinitionDraft {
  const labels: Readonly<Record<string, LocalizedString>> = specificationLabels;
  return { name, type, label: labels[name] ?? { en: name }, isRequired: false, isSearchable: type.name !== 'nested' };
}

const energyClasses = ['A', 'B', 'C', 'D', 'E', 'F', 'G'].map((key) => ({ key, label: key }));

/** The ids of the nested types in the project. */
export type NestedTypeIds = Readonly<Record<keyof typeof nestedTypes | 'energyLabel', string>>;

/** The nested types of attributes with rows. */
export const nestedTypes = {
  /** A row of a table: the attribute that labels it, and its value as text. */
  techDetail: {
    key: 'tech_detail',
    name: 'Technical detail',
    description: 'A row of the table of technical details.',
    attributes: [attribute('key', text), attribute('value', localised)],
  },
  faqEntry: {
    key: 'faq_entry',
    name: 'Question and answer',
    description: 'What shoppers ask about a product.',
    attributes: [attribute('question', localised), attribute('answer', localised)],
  },
  energyClass: {
    key: 'energy_class',
    name: 'Energy class',
    description: 'The class of an energy label and the arrow that shows it.',
    attributes: [attribute('iconUrl', text), attribute('class', text)],
  },
} as const satisfies Readonly<Record<string, ProductTypeDraft>>;

/** A value per language. */
const words = (make: (language: Language) => string): LocalizedString => perLanguage(make);

const conditions: AttributeType = {
  name: 'lenum',
  values: [
    { key: 'a-ware', label: words((language) => conditionWords.new[language]) },
    { key: 'b-ware', label: words((language) => capitalised(conditionWords.bWare[language], language)) },
    { key: 'set', label: words((language) => conditionWords.set[language]) },
  ],
};

const packages: AttributeType = {
  name: 'enum',
  values: [
    { key: 'parcel', label: 'Parcel' },
    { key: 'pallet', label: 'Pallet' },
  ],
};

const setOf = (elementType: AttributeType): AttributeType => ({ name: 'set', elementType });
const product: AttributeType = { name: 'reference', referenceTypeId: 'product' };
const products: AttributeType = setOf(product);
const nested = (id: string): AttributeType => ({ name: 'nested', typeReference: { typeId: 'product-type', id } });

/** The nested type of an energy label; its class is another nested type. */
export const energyLabelType = (energyClassId: string) =>
  ({
    key: 'energy_label',
    name: 'Energy label',
    description: 'An energy label, its product information sheet and its class.',
    attributes: [
      attribute('labelUrl', text),
      attribute('ficheUrl', localised),
      attribute('rating', nested(energyClassId)),
    ],
  }) satisfies ProductTypeDraft;

const measures = ['net', 'gross'].flatMap((what) => ['Length', 'Width', 'Height', 'Weight'].map((size) => what + size));

function goodsAttributes(ids: NestedTypeIds): AttributeDefinitionDraft[] {
  const named: Readonly<Record<string, AttributeType>> = {
    brand: text,
    family: text,
    model: text,
    ean: text,
    energyRating: { name: 'enum', values: energyClasses },
    energyLabel: nested(ids.energyLabel),
    condition: conditions,
    freight: yesNo,
    deliveryPackage: packages,
    eligibleForSelling: yesNo,
    enabledOnMarket: setOf(text),
    highlights: setOf(localised),
    techDetails: setOf(nested(ids.techDetail)),
    faq: setOf(nested(ids.faqEntry)),
    manualUrl: localised,
    images360: number,
    video: text,
    tags: setOf(text),
    volumeDiscountGroup: text,
    releaseDate: { name: 'date' },
    recommendedRetailPrice: { name: 'money' },
    dispatchUntil: { name: 'time' },
    checkedAt: { name: 'datetime' },
    relatedAccessories: products,
    sameModelNew: product,
    setParts: products,
    [PARENT_PRODUCTS]: products,
  };
  const figures = [...measures, ...numericAttributeNames].map((name) => attribute(name, number));
  return [...Object.entries(named).map(([name, type]) => attribute(name, type)), ...figures];
}

/** The attributes of guarantees: price as a percentage, and exclusions. */
const guaranteeAttributes: readonly AttributeDefinitionDraft[] = [
  attribute('rate', number),
  attribute('guaranteeYears', number),
  attribute('excludedSkus', setOf(text)),
  attribute('excludedBrands', setOf(text)),
  attribute('excludedRelations', setOf(text)),
];

/** The four product types of the specification. All have the same attributes, so that a machine can change its type. */
export function productTypeDrafts(ids: NestedTypeIds): readonly ProductTypeDraft[] {
  const attributes = goodsAttributes(ids);
  const types = {
    standard_product: 'A machine.',
    extra_guarantee: 'A guarantee that is sold beside a machine.',
    accessory: 'A part that belongs to machines.',
    product: 'Anything else.',
  };
  return Object.entries(types).map(([key, description]) => ({
    key,
    name: key,
    description,
    attributes: key === 'extra_guarantee' ? [...attributes, ...guaranteeAttributes] : attributes,
  }));
}
