import type {
  ErrorObject,
  Order,
  OrderEdit,
  OrderEditResult,
  OrderExcerpt,
  StagedOrderUpdateAction,
} from '@commercetools/platform-sdk';
import * as z from 'zod';
import { extendedPreview, extendedTransaction } from '../extensions/extended-change.js';
import { parseAs } from '../input/parse.js';
import { invalidInput, invalidOperation, PlatformError } from '../errors/platform-error.js';
import { orderMessages } from '../messages/order-messages.js';
import { payloadsOf } from '../storage/message-factory.js';
import { asCart } from '../orders/order-as-cart.js';
import { orderActions } from '../orders/order-operations.js';
import { requireUsesLeft } from '../orders/redemptions.js';
import { customFields } from '../resources/custom-fields.js';
import { customFieldsDraft, key } from '../input/draft-parts.js';
import { orderEdits, orders } from '../families/families.js';
import { action, applyActions, assigns, customActions, parseUpdate, type Actions } from '../resources/kind.js';
import { referenced } from '../work/references.js';
import type { Work } from '../work/work.js';
import { byId, plain, type Identifier } from '../storage/repository.js';
import { editedOrder, requireNoStock } from './edited-order.js';
import { stageableActions, stagedAction } from './staged-actions.js';

const MAX_ACTIONS = 500;
const comment = z.string().max(10_000).optional();
const stagedActionList = z.array(stagedAction).max(MAX_ACTIONS);

export const orderEditDraft = z.object({
  key: key.optional(),
  resource: z.object({ typeId: z.literal('order').optional(), id: z.string() }),
  stagedActions: stagedActionList.default([]),
  comment,
  custom: customFieldsDraft.optional(),
  dryRun: z.boolean().default(false),
});
export const orderEditApply = z.object({ editVersion: z.int(), resourceVersion: z.int() });
const dryRunOfUpdate = z.object({ dryRun: z.boolean().default(false) });

function requireUnapplied({ id, result }: OrderEdit): void {
  if (result.type === 'Applied') throw invalidOperation(`The order edit '${id}' has been applied already.`);
}

function withStaged(edit: OrderEdit, actions: StagedOrderUpdateAction[]): OrderEdit {
  requireUnapplied(edit);
  if (actions.length > MAX_ACTIONS) throw invalidInput(`An order edit has at most ${MAX_ACTIONS} staged actions.`);
  return { ...edit, stagedActions: stageableActions(actions) };
}

/** The update actions of order edits. */
export const orderEditActions: Actions<OrderEdit> = {
  ...customActions<OrderEdit>('order-edit'),
  setKey: assigns('key', key.optional()),
  setComment: assigns('comment', comment),
  addStagedAction: action(z.object({ stagedAction }), (edit: OrderEdit, input) =>
    withStaged(edit, [...edit.stagedActions, input.stagedAction]),
  ),
  setStagedActions: action(z.object({ stagedActions: stagedActionList }), (edit: OrderEdit, input) =>
    withStaged(edit, input.stagedActions),
  ),
};

const extendableOrder = { family: orders, actions: orderActions, action: 'Update' as const };

/** Returns the preview of an edit: the current order after the staged actions, or their errors. */
async function preview(work: Work, edit: OrderEdit): Promise<OrderEditResult> {
  try {
    const before = await referenced(work, orders, { id: edit.resource.id });
    const edited = await editedOrder(work, before, edit.stagedActions);
    const after = plain(await extendedPreview(work, extendableOrder, { before, after: edited }));
    return {
      type: 'PreviewSuccess',
      preview: after,
      messagePayloads: [...payloadsOf(orderMessages, { changed: after, before })],
    };
  } catch (error) {
    if (!(error instanceof PlatformError) || error.statusCode >= 500) throw error;
    return { type: 'PreviewFailure', errors: [...error.errors] as ErrorObject[] };
  }
}

const shown = async (work: Work, edit: OrderEdit): Promise<OrderEdit> =>
  edit.result.type === 'Applied' ? edit : { ...edit, result: await preview(work, edit) };

/** Creates an edit of an order; a dry run returns its preview and stores nothing. */
export async function createOrderEdit(work: Work, raw: unknown): Promise<OrderEdit> {
  const { dryRun, ...draft } = parseAs(orderEditDraft, raw);
  const stagedActions = stageableActions(draft.stagedActions);
  const order = await referenced(work, orders, { id: draft.resource.id });
  requireNoStock(order);
  const edit = work.newResource({
    ...draft,
    stagedActions,
    resource: { typeId: 'order' as const, id: order.id },
    result: { type: 'NotProcessed' as const },
    custom: await customFields(work, 'order-edit', draft.custom),
  });
  return shown(work, dryRun ? edit : await work.transaction((inner) => inner.insert(orderEdits, edit)));
}

/** Returns an order edit with its preview, or undefined. */
export async function findOrderEdit(work: Work, identifier: Identifier): Promise<OrderEdit | undefined> {
  const edit = await work.rows(orderEdits).find(identifier);
  return edit && shown(work, edit);
}

/** Updates an edit; a dry run returns the preview of the changes and stores nothing. */
export async function updateOrderEdit(work: Work, identifier: Identifier, raw: unknown): Promise<OrderEdit> {
  const update = parseUpdate(raw);
  const { dryRun } = parseAs(dryRunOfUpdate, raw);
  const edit = await work.transaction(async (inner) => {
    const before = await inner.rows(orderEdits).lock(identifier, update.version);
    const after = await applyActions({ actions: orderEditActions }, before, { update, work: inner });
    return dryRun ? plain(after) : inner.save(orderEdits, before, after);
  });
  return shown(work, edit);
}

export const deleteOrderEdit = (work: Work, identifier: Identifier, version: number): Promise<OrderEdit> =>
  work.transaction(async (inner) => {
    const edit = await inner.rows(orderEdits).lock(identifier, version);
    await inner.remove(orderEdits, edit);
    return edit;
  });

const excerpt = ({ totalPrice, taxedPrice, version }: Order): OrderExcerpt => ({ totalPrice, taxedPrice, version });

/** Applies an edit to its order in one transaction, and only once. Throws 409 if a version differs. */
export const applyOrderEdit = (work: Work, identifier: Identifier, raw: unknown): Promise<OrderEdit> =>
  extendedTransaction(work, extendableOrder, async (inner) => {
    const { editVersion, resourceVersion } = parseAs(orderEditApply, raw);
    const edit = await inner.rows(orderEdits).lock(identifier, editVersion);
    requireUnapplied(edit);
    const before = await inner.rows(orders).lock(byId(edit.resource.id), resourceVersion);
    const after = await editedOrder(inner, before, edit.stagedActions);
    await requireUsesLeft(inner, asCart(after));
    const order = await inner.save(orders, before, after);
    const result = {
      type: 'Applied' as const,
      appliedAt: inner.now.toISOString(),
      excerptBeforeEdit: excerpt(before),
      excerptAfterEdit: excerpt(order),
    };
    const applied = await inner.save(orderEdits, edit, { ...edit, result });
    await inner.outbox.add(orders, order, [{ type: 'OrderEditApplied', edit: applied, result }]);
    return applied;
  });
