import type { ShoppingList, ShoppingListLineItem, TextLineItem } from '@commercetools/platform-sdk';
import * as z from 'zod';
import { businessUnitOf, changeBusinessUnit, requireMayMove } from '../associates/bought-for.js';
import { UPDATE_SHOPPING_LISTS } from '../associates/permissions.js';
import { extendedTransaction } from '../extensions/extended-change.js';
import { parseAs } from '../input/parse.js';
import { invalidField, invalidInput } from '../errors/platform-error.js';
import { isVisible, ownerOf } from '../work/audience.js';
import { customFields } from '../resources/custom-fields.js';
import { customFieldsDraft, key, localizedString, resourceIdentifier } from '../input/draft-parts.js';
import { customers, shoppingLists, stores } from '../families/families.js';
import { action, applyActions, assigns, customActions, parseUpdate, type Actions } from '../resources/kind.js';
import { keyReference, optionalReference } from '../work/references.js';
import type { Work } from '../work/work.js';
import type { Identifier } from '../storage/repository.js';
import { lineActions } from './line-actions.js';
import { lineItemDraft, textLineItemDraft, withLine, withTextLine } from './lines.js';

const MAX_LINES = 250;
const deleteDays = z.int().min(1).max(365_250).optional();
const anonymousId = z.string().max(256).optional();
const myDraft = z.object({
  name: localizedString,
  description: localizedString.optional(),
  lineItems: z.array(lineItemDraft).max(MAX_LINES).default([]),
  textLineItems: z.array(textLineItemDraft).max(MAX_LINES).default([]),
  custom: customFieldsDraft.optional(),
  deleteDaysAfterLastModification: deleteDays,
  store: resourceIdentifier.optional(),
});
const serviceDraft = myDraft.extend({
  key: key.optional(),
  slug: localizedString.optional(),
  customer: resourceIdentifier.optional(),
  businessUnit: resourceIdentifier.optional(),
  anonymousId,
});

/** The draft schemas of shopping lists, for shoppers and for service clients. */
export const shoppingListDrafts = { mine: myDraft, service: serviceDraft };

/** The update actions of shoppers' own lists. */
export const myShoppingListActions: Actions<ShoppingList> = {
  ...customActions<ShoppingList>('shopping-list'),
  ...lineActions,
  changeName: assigns('name', localizedString),
  setDescription: assigns('description', localizedString.optional()),
  setDeleteDaysAfterLastModification: assigns('deleteDaysAfterLastModification', deleteDays),
};
export const shoppingListActions: Actions<ShoppingList> = {
  ...myShoppingListActions,
  setKey: assigns('key', key.optional()),
  setBusinessUnit: changeBusinessUnit<ShoppingList>(),
  setSlug: assigns('slug', localizedString.optional()),
  setAnonymousId: action(z.object({ anonymousId }), (list: ShoppingList, input) => ({
    ...list,
    anonymousId: input.anonymousId,
    customer: input.anonymousId === undefined ? list.customer : undefined,
  })),
  setCustomer: action(
    z.object({ customer: resourceIdentifier.optional() }),
    async (list: ShoppingList, input, work) => ({
      ...list,
      customer: await optionalReference(work, customers, input.customer),
      anonymousId: input.customer === undefined ? list.anonymousId : undefined,
    }),
  ),
  setStore: action(z.object({ store: resourceIdentifier.optional() }), async (list: ShoppingList, input, work) => ({
    ...list,
    store: input.store && (await keyReference(work, stores, input.store)),
  })),
};

type Draft = z.output<typeof serviceDraft>;

interface Owner {
  readonly anonymousId: string | undefined;
  readonly customer: ShoppingList['customer'] | undefined;
}

async function ownerFields(work: Work, draft: Draft): Promise<Owner> {
  if (draft.anonymousId !== undefined && draft.customer !== undefined)
    throw invalidInput('A shopping list has a customer or an anonymousId, not both.');
  const { mine, associateId } = work.audience;
  if (!mine && associateId !== undefined && draft.customer === undefined)
    return { anonymousId: undefined, customer: { typeId: 'customer', id: associateId } };
  if (!mine)
    return { anonymousId: draft.anonymousId, customer: await optionalReference(work, customers, draft.customer) };
  const owner = ownerOf(work);
  return owner.customerId === undefined
    ? { anonymousId: owner.anonymousId, customer: undefined }
    : { anonymousId: undefined, customer: { typeId: 'customer', id: owner.customerId } };
}

async function storeOf(work: Work, { store }: Draft): Promise<ShoppingList['store']> {
  const { storeKey } = work.audience;
  const named = store && (await keyReference(work, stores, store));
  if (storeKey === undefined) return named;
  if (named !== undefined && named.key !== storeKey)
    throw invalidField('store', named.key, `The shopping list is made in the store '${storeKey}'.`);
  return keyReference(work, stores, { key: storeKey });
}

async function fromDraft(work: Work, draft: Draft): Promise<ShoppingList> {
  let lineItems: ShoppingListLineItem[] = [];
  for (const line of draft.lineItems) lineItems = await withLine(work, lineItems, line);
  let textLineItems: TextLineItem[] = [];
  for (const line of draft.textLineItems) textLineItems = await withTextLine(work, textLineItems, line);
  const owner = await ownerFields(work, draft);
  const store = await storeOf(work, draft);
  return work.newResource({
    ...draft,
    ...owner,
    businessUnit: await businessUnitOf(work, draft.businessUnit, { customer: owner.customer, store }),
    lineItems,
    textLineItems,
    store,
    custom: await customFields(work, 'shopping-list', draft.custom),
  });
}

function requireFewLines(list: ShoppingList): ShoppingList {
  if (list.lineItems.length + list.textLineItems.length > MAX_LINES)
    throw invalidInput(`A shopping list has at most ${MAX_LINES} lines.`);
  return list;
}

const extendable = { family: shoppingLists, actions: shoppingListActions };

export const createShoppingList = (work: Work, raw: unknown): Promise<ShoppingList> =>
  extendedTransaction(work, { ...extendable, action: 'Create' }, async (inner) => {
    const draft = work.audience.mine ? serviceDraft.parse(parseAs(myDraft, raw)) : parseAs(serviceDraft, raw);
    return inner.insert(shoppingLists, requireFewLines(await fromDraft(inner, draft)));
  });

/** Returns a shopping list of this audience, or undefined. */
export async function findShoppingList(work: Work, identifier: Identifier): Promise<ShoppingList | undefined> {
  const list = await work.rows(shoppingLists).find(identifier);
  return list !== undefined && isVisible(work)(list) ? list : undefined;
}

export const updateShoppingList = (work: Work, identifier: Identifier, raw: unknown): Promise<ShoppingList> =>
  extendedTransaction(work, { ...extendable, action: 'Update' }, async (inner) => {
    const update = parseUpdate(raw);
    const before = await inner.rows(shoppingLists).lock(identifier, update.version, isVisible(inner));
    const actions = work.audience.mine ? myShoppingListActions : shoppingListActions;
    const after = await applyActions({ actions }, before, { update, work: inner });
    await requireMayMove(inner, { before, after }, UPDATE_SHOPPING_LISTS);
    return inner.save(shoppingLists, before, requireFewLines(after));
  });

export const deleteShoppingList = (work: Work, identifier: Identifier, version: number): Promise<ShoppingList> =>
  work.transaction(async (inner) => {
    const list = await inner.rows(shoppingLists).lock(identifier, version, isVisible(inner));
    await inner.remove(shoppingLists, list);
    return list;
  });
