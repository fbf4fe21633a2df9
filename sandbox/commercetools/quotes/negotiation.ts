import type { CustomFields, CustomerReference } from '@commercetools/platform-sdk';
import * as z from 'zod';
import { requirePermission } from '../associates/associates.js';
import { requireMayBuyFor, unitOf } from '../associates/bought-for.js';
import type { Permission } from '../associates/permissions.js';
import { extendedTransaction, type Extendable } from '../extensions/extended-change.js';
import { isVisible, ownerOf } from '../work/audience.js';
import { resourceIdentifier } from '../input/draft-parts.js';
import { customers } from '../families/families.js';
import { action, applyActions, customActions, parseUpdate, type Actions } from '../resources/kind.js';
import { reference } from '../work/references.js';
import { nextState, stateTransition } from '../resources/state-transition.js';
import type { Work } from '../work/work.js';
import type { Resource } from '../storage/family.js';
import type { Identifier } from '../storage/repository.js';

interface Negotiated extends Resource {
  readonly customerId?: string;
  readonly customer?: CustomerReference;
  readonly store?: { typeId: 'store'; key: string };
  readonly businessUnit?: { typeId: 'business-unit'; key: string };
}

/** The update actions of each side of a negotiation. */
export interface Sides<T> {
  readonly seller: Actions<T>;
  /** Under `me`. */
  readonly shopper: Actions<T>;
  /** For associates of a business unit. */
  readonly associate: Actions<T>;
}

function actionsFor<T>(work: Work, sides: Sides<T>): Actions<T> {
  if (work.audience.mine) return sides.shopper;
  return work.audience.associateId === undefined ? sides.seller : sides.associate;
}

/** Returns the find, update and remove operations of quote requests, staged quotes or quotes. */
export const operationsOf = <T extends Negotiated>(family: Extendable<T>['family'], sides: Sides<T>) => ({
  find: async (work: Work, identifier: Identifier): Promise<T | undefined> => {
    const found = await work.rows(family).find(identifier);
    return found !== undefined && isVisible(work)(found) ? found : undefined;
  },
  update: (work: Work, identifier: Identifier, raw: unknown): Promise<T> =>
    extendedTransaction(work, { family, actions: sides.seller, action: 'Update' }, async (inner) => {
      const update = parseUpdate(raw);
      const before = await inner.rows(family).lock(identifier, update.version, isVisible(inner));
      const actions = actionsFor(inner, sides);
      return inner.save(family, before, await applyActions({ actions }, before, { update, work: inner }));
    }),
  remove: (work: Work, identifier: Identifier, version: number): Promise<T> =>
    work.transaction(async (inner) => {
      const body = await inner.rows(family).lock(identifier, version, isVisible(inner));
      await inner.remove(family, body);
      return body;
    }),
});

/** Throws unless the buyer may buy for the business unit and a shopper has the permission. */
export async function requireUnitPermission(work: Work, bought: Negotiated, needed: Permission): Promise<void> {
  const unit = await unitOf(work, bought);
  if (unit === undefined) return;
  requireMayBuyFor(unit, bought);
  if (!work.audience.mine) return;
  await requirePermission(work, { unit, associateId: ownerOf(work).customerId ?? '', act: 'buy' }, needed);
}

interface Workflow extends Resource {
  readonly state?: { typeId: 'state'; id: string };
  readonly custom?: CustomFields;
}

/** The update actions that quote requests, staged quotes and quotes share. */
export const workflowActions = <T extends Workflow>(): Actions<T> => ({
  ...customActions<T>('quote'),
  transitionState: action(stateTransition, async (body: T, input, work) => ({
    ...body,
    state: await nextState(work, body.state, input),
  })),
});

export const changeCustomer = <T extends Negotiated>() =>
  action(z.object({ customer: resourceIdentifier }), async (body: T, input, work) => {
    const customer = await reference(work, customers, input.customer);
    const unit = await unitOf(work, body);
    if (unit !== undefined) requireMayBuyFor(unit, { ...body, customer });
    return { ...body, customer };
  });
