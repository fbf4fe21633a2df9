import {
  getArgumentValues,
  isObjectType,
  Kind,
  type FieldNode,
  type GraphQLResolveInfo,
  type SelectionSetNode,
} from 'graphql';
import type { StoredProduct } from '../storage/stored-product.js';

/** The fields of an outline; of long attributes it has only the name. See `OUTLINE` in schema/base-tables.ts. */
const IN_OUTLINE: ReadonlySet<string> = new Set([
  ...['offset', 'count', 'total', 'exists', 'results'],
  ...['id', 'version', 'key', 'createdAt', 'lastModifiedAt', 'productType', 'masterData', 'published', 'current'],
  ...['name', 'nameAllLocales', 'slug', 'slugAllLocales', 'locale', 'value', 'categoriesRef', 'reviewRatingStatistics'],
  ...['averageRating', 'highestRating', 'lowestRating', 'masterVariant', 'sku', 'images', 'url', 'label'],
  ...['price', 'prices', 'country', 'discounted', 'centAmount', 'currencyCode', 'fractionDigits', 'attributesRaw'],
]);

/** Names of attributes that were found to be long. Their outlines are not read, because they lack the values. */
const longAttributeNames = new Set<string>();

function fieldsBelow(selections: SelectionSetNode | undefined, info: GraphQLResolveInfo): FieldNode[] {
  return (selections?.selections ?? []).flatMap((selection) => {
    if (selection.kind === Kind.FIELD) return [selection, ...fieldsBelow(selection.selectionSet, info)];
    const fragment = selection.kind === Kind.INLINE_FRAGMENT ? selection : info.fragments[selection.name.value];
    return fieldsBelow(fragment?.selectionSet, info);
  });
}

/** Returns the attributes that a list of products selects by name; undefined if it selects more than outlines have. */
export function outlinedAttributes(info: GraphQLResolveInfo): readonly string[] | undefined {
  const fields = info.fieldNodes.flatMap((node) => fieldsBelow(node.selectionSet, info));
  if (!fields.every(({ name }) => IN_OUTLINE.has(name.value))) return undefined;
  const variant = info.schema.getType('ProductVariant');
  const definition = isObjectType(variant) ? variant.getFields()['attributesRaw'] : undefined;
  const wanted = fields
    .filter(({ name }) => name.value === 'attributesRaw')
    .map((node) => definition && getArgumentValues(definition, node, info.variableValues)['includeNames']);
  if (!wanted.every((names): names is string[] => Array.isArray(names))) return undefined;
  const names = wanted.flat();
  return names.some((name) => longAttributeNames.has(name)) ? undefined : names;
}

/** Returns whether an outline lacks the value of one of these attributes. */
export function omitsAttributes({ masterData }: StoredProduct, names: readonly string[]): boolean {
  const attributes: readonly { readonly name: string; readonly isLong?: boolean }[] =
    masterData.current.masterVariant.attributes ?? [];
  const long = attributes.filter(({ name, isLong }) => isLong === true && names.includes(name));
  for (const { name } of long) longAttributeNames.add(name);
  return long.length > 0;
}
