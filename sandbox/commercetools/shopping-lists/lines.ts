import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { ShoppingListLineItem, TextLineItem } from '@commercetools/platform-sdk';
import * as z from 'zod';
import { wantedVariant } from '../carts/line-item.js';
import { duplicateField } from '../errors/platform-error.js';
import { customFields } from '../resources/custom-fields.js';
import { customFieldsDraft, dateTime, key, localizedString } from '../input/draft-parts.js';
import type { Work } from '../work/work.js';

const quantity = z.int().min(1).max(1_000_000);
const common = {
  key: key.optional(),
  quantity: quantity.default(1),
  addedAt: dateTime.optional(),
  custom: customFieldsDraft.optional(),
};

export const lineItemDraft = z.object({
  ...common,
  sku: z.string().max(256).optional(),
  productId: z.string().max(256).optional(),
  variantId: z.int().optional(),
});
export const textLineItemDraft = z.object({
  ...common,
  name: localizedString,
  description: localizedString.optional(),
});

async function newLine(work: Work, draft: z.output<typeof lineItemDraft>): Promise<ShoppingListLineItem> {
  const { product, variant } = await wantedVariant(work, draft);
  return {
    id: randomUUID(),
    key: draft.key,
    productId: product.id,
    // Without a variant the line is about the master variant.
    variantId: draft.sku === undefined ? draft.variantId : variant.id,
    productType: product.productType,
    name: product.masterData.current.name,
    published: product.masterData.published,
    quantity: draft.quantity,
    addedAt: draft.addedAt ?? work.now.toISOString(),
    custom: await customFields(work, 'shopping-list', draft.custom),
  };
}

const isSameItem = (one: ShoppingListLineItem, other: ShoppingListLineItem): boolean =>
  one.productId === other.productId &&
  one.variantId === other.variantId &&
  isDeepStrictEqual(one.custom ?? null, other.custom ?? null);

function requireFreeKey(lines: readonly { readonly key?: string }[], wanted: string | undefined): void {
  if (wanted !== undefined && lines.some((line) => line.key === wanted)) throw duplicateField('key', wanted);
}

/** Adds a line. If a line has the same variant and custom fields, its quantity is raised instead. */
export async function withLine(
  work: Work,
  lines: readonly ShoppingListLineItem[],
  draft: z.output<typeof lineItemDraft>,
): Promise<ShoppingListLineItem[]> {
  const added = await newLine(work, draft);
  const same = lines.find((line) => isSameItem(line, added));
  if (same !== undefined)
    return lines.map((line) => (line === same ? { ...line, quantity: line.quantity + added.quantity } : line));
  requireFreeKey(lines, added.key);
  return [...lines, added];
}

/** Adds a text line. */
export async function withTextLine(
  work: Work,
  lines: readonly TextLineItem[],
  { custom, addedAt, ...draft }: z.output<typeof textLineItemDraft>,
): Promise<TextLineItem[]> {
  requireFreeKey(lines, draft.key);
  const line = {
    ...draft,
    id: randomUUID(),
    addedAt: addedAt ?? work.now.toISOString(),
    custom: await customFields(work, 'shopping-list-text-line-item', custom),
  };
  return [...lines, line];
}
