import type {
  AttributeDefinitionDraft,
  AttributeType,
  LocalizedString,
  ProductTypeDraft,
} from '@commercetools/platform-sdk';
import { numericAttributeNames } from '../../catalogue/numeric-attributes.js';
import { specificationLabels } from '../../texts/specification-labels.js';

const text: AttributeType = { name: 'text' };
const number: AttributeType = { name: 'number' };
const yesNo: AttributeType = { name: 'boolean' };

/** An attribute is labelled as the table of technical details labels it, where that has a row of its name. */
function attribute(name: string, type: AttributeType): AttributeDefinitionDraft {
  const labels: Readonly<Record<string, LocalizedString>> = specificationLabels;
  return { name, type, label: labels[name] ?? { en: name }, isRequired: false, isSearchable: type.name !== 'nested' };
}

export const techDetailTypeKey = 'tech_detail';
/** Stands for the id of the nested type, which only the project knows. */
const energyClasses = ['A', 'B', 'C', 'D', 'E', 'F', 'G'].map((key) => ({ key, label: key }));

/** The row of a table: the attribute that labels it, and its value in words. */
export const techDetailType: ProductTypeDraft = {
  key: techDetailTypeKey,
  name: 'Technical detail',
  description: 'A row of the table of technical details.',
  attributes: [attribute('key', text), attribute('value', { name: 'ltext' })],
};

function machineAttributes(techDetailTypeId: string): AttributeDefinitionDraft[] {
  const row: AttributeType = { name: 'nested', typeReference: { typeId: 'product-type', id: techDetailTypeId } };
  const named: Readonly<Record<string, AttributeType>> = {
    brand: text,
    family: text,
    model: text,
    ean: text,
    energyRating: { name: 'enum', values: energyClasses },
    freight: yesNo,
    eligibleForSelling: yesNo,
    highlights: { name: 'set', elementType: { name: 'ltext' } },
    techDetails: { name: 'set', elementType: row },
    tags: { name: 'set', elementType: text },
    ratingAverage: number,
    ratingCount: number,
    volumeDiscountGroup: text,
    releaseDate: { name: 'date' },
    netLength: number,
    netWidth: number,
    netHeight: number,
    netWeight: number,
    grossLength: number,
    grossWidth: number,
    grossHeight: number,
    grossWeight: number,
  };
  const figures = numericAttributeNames.map((name) => attribute(name, number));
  return [...Object.entries(named).map(([name, type]) => attribute(name, type)), ...figures];
}

/** The four product types of the specification; all carry the same attributes, so that a machine can change its type. */
export function productTypeDrafts(techDetailTypeId: string): readonly ProductTypeDraft[] {
  const attributes = machineAttributes(techDetailTypeId);
  const types = {
    standard_product: 'A machine.',
    extra_guarantee: 'A guarantee that is sold beside a machine.',
    accessory: 'A part that belongs to machines.',
    product: 'Anything else.',
  };
  return Object.entries(types).map(([key, description]) => ({ key, name: key, description, attributes }));
}
