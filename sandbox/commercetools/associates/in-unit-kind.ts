import { invalidOperation, resourceNotFound } from '../errors/platform-error.js';
import type { OwnedKind } from '../http/owned-routes.js';
import type { Work } from '../work/work.js';
import type { Resource } from '../storage/family.js';
import { columnIs, type Restriction } from '../storage/query.js';
import { byKey, type Identifier } from '../storage/repository.js';
import { hasPermission, requirePermission, type AssociateAct } from './associates.js';
import { requireActive } from './bought-for.js';
import { businessUnits } from '../families/families.js';
import type { Right } from './permissions.js';

interface Bought extends Resource {
  readonly customerId?: string;
  readonly customer?: { readonly id: string };
  readonly businessUnit?: { readonly key: string };
}

/** The permissions that each operation of a kind needs. */
export interface Rights {
  /** The name of the kind in error messages, such as `cart`. */
  readonly name: string;
  readonly view: Right;
  readonly create: Right;
  /** Returns the id of the customer who will own a new resource. */
  readonly newOwner: (work: Work, draft: unknown) => Promise<string | undefined>;
  /** Returns the permissions that an update needs, which may depend on its actions. */
  readonly update: (body: unknown) => readonly Right[];
  readonly remove: Right;
}

/** Returns the associate and the unit of a request. */
export async function actorOf(work: Work): Promise<Pick<AssociateAct, 'unit' | 'associateId'>> {
  const { associateId = '', businessUnitKey = '' } = work.audience;
  const unit = await work.rows(businessUnits).find(byKey(businessUnitKey));
  if (unit === undefined) throw resourceNotFound(`key '${businessUnitKey}'`);
  return { unit, associateId };
}

/** Throws AssociateMissingPermission unless the associate may do this with a resource of this customer. */
export async function requireRight(
  work: Work,
  { owner, act }: { readonly owner: string | undefined; readonly act: string },
  [mine, others]: Right,
): Promise<void> {
  const actor = await actorOf(work);
  const isOwn = owner === actor.associateId;
  await requirePermission(
    work,
    { ...actor, act, ...(isOwn || owner === undefined ? {} : { onBehalfOf: owner }) },
    isOwn ? mine : others,
  );
}

/** Returns the restrictions of a list: the unit's rows, or only the associate's own, or only those of others. */
async function listed(work: Work, [mine, others]: Right): Promise<readonly Restriction[]> {
  const actor = await actorOf(work);
  await requirePermission(work, { ...actor, act: 'view' }, mine, others);
  const [seesOwn, seesOthers] = [await hasPermission(work, actor, mine), await hasPermission(work, actor, others)];
  const inUnit = columnIs('business_unit_key', actor.unit.key);
  if (seesOwn && seesOthers) return [inUnit];
  const own = columnIs('customer_id', actor.associateId);
  return [inUnit, seesOwn ? own : { sql: (parameters) => `(${own.sql(parameters)}) IS NOT TRUE` }];
}

/** An operation's verb for error messages, and the permissions that it needs. */
type Access = readonly [verb: string, all: readonly Right[]];

/**
 * Returns the kind for associates of a business unit, with their permissions checked. In an inactive unit they can read, but
 * not create, update or delete.
 */
export function inUnit<T extends Bought>(kind: OwnedKind<T>, rights: Rights): OwnedKind<T> {
  const find = async (work: Work, identifier: Identifier): Promise<T | undefined> => {
    const { unit } = await actorOf(work);
    const found = await kind.find(work.forAudience({ mine: false }), identifier);
    if (found !== undefined && found.businessUnit?.key !== unit.key)
      throw invalidOperation(`The ${rights.name} '${found.id}' does not belong to the business unit '${unit.key}'.`);
    return found;
  };
  const requireAll = async (work: Work, identifier: Identifier, [verb, all]: Access): Promise<void> => {
    const found = await find(work, identifier);
    if (found === undefined) return;
    const owner = found.customerId ?? found.customer?.id;
    for (const right of all) await requireRight(work, { owner, act: `${verb} a ${rights.name}` }, right);
    if (verb !== 'view') requireActive((await actorOf(work)).unit);
  };
  return {
    ...kind,
    bases: ['in-unit'],
    restrictions: (work) => listed(work, rights.view),
    create: async (work, draft) => {
      const owner = await rights.newOwner(work, draft);
      await requireRight(work, { owner, act: `create a ${rights.name}` }, rights.create);
      requireActive((await actorOf(work)).unit);
      return kind.create(work, draft);
    },
    find: async (work, identifier) => {
      await requireAll(work, identifier, ['view', [rights.view]]);
      return find(work, identifier);
    },
    update: async (work, identifier, body) => {
      await requireAll(work, identifier, ['update', rights.update(body)]);
      return kind.update(work, identifier, body);
    },
    remove: async (work, identifier, version) => {
      await requireAll(work, identifier, ['delete', [rights.remove]]);
      return kind.remove(work, identifier, version);
    },
  };
}
