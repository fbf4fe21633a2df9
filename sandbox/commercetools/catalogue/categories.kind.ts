import type { Category, CategoryReference } from '@commercetools/platform-sdk';
import * as z from 'zod';
import { duplicateField, invalidOperation } from '../errors/platform-error.js';
import { ASSET_EDITS, assetDrafts, assetsOf } from '../resources/assets.js';
import { customFields } from '../resources/custom-fields.js';
import { customFieldsDraft, key, localizedString, resourceIdentifier, slug } from '../input/draft-parts.js';
import { categories } from '../families/families.js';
import { action, assigns, creates, customActions, type Actions, type Kind } from '../resources/kind.js';
import { referenced } from '../work/references.js';
import type { Work } from '../work/work.js';

const slugs = z.record(z.string(), slug);
const draft = z.object({
  key: key.optional(),
  name: localizedString,
  slug: slugs,
  description: localizedString.optional(),
  parent: resourceIdentifier.optional(),
  orderHint: z.string().optional(),
  externalId: z.string().optional(),
  metaTitle: localizedString.optional(),
  metaDescription: localizedString.optional(),
  metaKeywords: localizedString.optional(),
  assets: assetDrafts.optional(),
  custom: customFieldsDraft.optional(),
});

const toCategory = (id: string): CategoryReference => ({ typeId: 'category', id });

/** Returns a category's parent and all its ancestors, the root first. */
async function place(
  work: Work,
  identifier: z.output<typeof resourceIdentifier> | undefined,
): Promise<{ parent?: CategoryReference; ancestors: CategoryReference[] }> {
  if (identifier === undefined) return { ancestors: [] };
  const parent = await referenced(work, categories, identifier);
  return { parent: toCategory(parent.id), ancestors: [...parent.ancestors, toCategory(parent.id)] };
}

/** Throws DuplicateField unless the slugs are unique per locale; reads all categories from the cache. */
async function requireFreeSlugs(body: Category, work: Work): Promise<Category> {
  const others = await work.backend.cache.all(categories);
  for (const [locale, wanted] of Object.entries(body.slug))
    if (others.some((other) => other.id !== body.id && other.slug[locale] === wanted))
      throw duplicateField(`slug.${locale}`, wanted);
  return body;
}

/** Updates the ancestors of all descendants of a moved category. */
async function moveBranch(moved: Category, work: Work): Promise<void> {
  const all = await work.backend.cache.all(categories);
  for (const child of all.filter((category) => category.parent?.id === moved.id)) {
    const next = { ...child, ancestors: [...moved.ancestors, toCategory(moved.id)] };
    await work.save(categories, child, next);
    await moveBranch(next, work);
  }
}

const assetActions: Actions<Category> = Object.fromEntries(
  Object.entries(ASSET_EDITS).map(([name, { shape, edit }]) => [
    name,
    action(z.object(shape), async (body: Category, input, work) => ({
      ...body,
      assets: await edit(body.assets ?? [], input, work),
    })),
  ]),
);

export const categoriesKind: Kind<Category> = {
  path: 'categories',
  family: categories,
  view: ['view_categories'],
  manage: ['manage_categories'],
  create: creates(draft, async ({ custom, parent, ...input }, work) =>
    requireFreeSlugs(
      work.newResource({
        ...input,
        ...(await place(work, parent)),
        orderHint: input.orderHint ?? `0.${work.now.getTime()}`,
        assets: await assetsOf(work, input.assets),
        custom: await customFields(work, 'category', custom),
      }),
      work,
    ),
  ),
  actions: {
    ...customActions<Category>('category'),
    ...assetActions,
    setKey: assigns('key', key.optional()),
    changeName: assigns('name', localizedString),
    changeSlug: action(z.object({ slug: slugs }), (body: Category, input, work) =>
      requireFreeSlugs({ ...body, slug: input.slug }, work),
    ),
    setDescription: assigns('description', localizedString.optional()),
    changeOrderHint: assigns('orderHint', z.string()),
    setExternalId: assigns('externalId', z.string().optional()),
    setMetaTitle: assigns('metaTitle', localizedString.optional()),
    setMetaDescription: assigns('metaDescription', localizedString.optional()),
    setMetaKeywords: assigns('metaKeywords', localizedString.optional()),
    changeParent: action(z.object({ parent: resourceIdentifier }), async (body: Category, input, work) => {
      const next = { ...body, ...(await place(work, input.parent)) };
      if (next.parent?.id === body.id || next.ancestors.some(({ id }) => id === body.id))
        throw invalidOperation('A category cannot be moved below itself.');
      await moveBranch(next, work);
      return next;
    }),
  },
};
