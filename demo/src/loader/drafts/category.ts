import type { CategoryDraft, CategoryUpdateAction } from '@commercetools/platform-sdk';
import type { DemoCategory } from '../../catalogue/categories.js';
import { everyLocale } from '../../market/market.js';
import { typeKeys } from './custom-types.js';

/** The fields of a category without its parent, which updates set too. */
export function categoryDraft(category: DemoCategory): CategoryDraft {
  const { key, parentKey, name, slug, description, orderHint, imageUrl, related } = category;
  const complements = Object.fromEntries(related.map((other, index) => [`related_categories_${index + 1}`, other]));
  return {
    key,
    name,
    slug,
    description,
    orderHint,
    metaTitle: name,
    metaDescription: description,
    ...(parentKey === undefined ? {} : { parent: { typeId: 'category', key: parentKey } }),
    custom: {
      type: { typeId: 'type', key: typeKeys.category },
      fields: { CategoryImageURL: imageUrl, hasProducts: everyLocale, ...complements },
    },
  };
}

/** Returns the actions that update an existing category. */
export function categoryChanges(draft: CategoryDraft): readonly CategoryUpdateAction[] {
  const { name, slug, description, metaTitle, metaDescription, orderHint = '0.5', custom } = draft;
  return [
    { action: 'changeName', name },
    { action: 'changeSlug', slug },
    { action: 'setDescription', description },
    { action: 'setMetaTitle', metaTitle },
    { action: 'setMetaDescription', metaDescription },
    { action: 'changeOrderHint', orderHint },
    { action: 'setCustomType', type: custom?.type, fields: custom?.fields },
  ];
}
