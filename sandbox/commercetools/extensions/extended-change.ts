import type { Extension, ExtensionInput } from '@commercetools/platform-sdk';
import { expanded } from '../work/expand.js';
import { concurrentModification, PlatformError } from '../errors/platform-error.js';
import { extensions } from '../families/families.js';
import { applyActions, type Actions } from '../resources/kind.js';
import type { BeforeWrite, Work } from '../work/work.js';
import type { Family, Resource } from '../storage/family.js';
import { callExtension, type RequestedActions } from './call-extension.js';
import { isConditionMet, triggerOf } from './trigger.js';

/** A resource that extensions may change before it is stored. */
export interface Extendable<T extends Resource> {
  readonly family: Family<T>;
  /** The update actions that an extension may request. */
  readonly actions: Actions<T>;
  /** Recalculates derived fields after the requested actions, such as the prices of a cart. */
  readonly settle?: (work: Work, body: T) => Promise<T>;
}

type ExtendedAction = 'Create' | 'Update';

/** The write that a request is about to do. */
interface PlannedWrite<T> {
  readonly after: T;
  readonly before?: T;
}

/** Thrown by a dry run instead of its write, so that the transaction rolls back. */
class DryRunEnd extends Error {
  constructor(readonly write: PlannedWrite<Resource>) {
    super('The end of a dry run was not caught.');
  }
}

/** Runs a change until its write, rolls it back, and returns the values to be written. */
async function dryRun<T extends Resource>(
  work: Work,
  family: Family<T>,
  steps: (inner: Work) => Promise<unknown>,
): Promise<PlannedWrite<T>> {
  const stop: BeforeWrite = (written, after, before) => {
    if (written.typeId === family.typeId) throw new DryRunEnd({ after, before });
    return after;
  };
  try {
    await work.transaction(steps, stop);
  } catch (error) {
    if (error instanceof DryRunEnd) return error.write as PlannedWrite<T>;
    throw error;
  }
  throw new Error(`The change wrote no ${family.typeId}.`);
}

const updateActionsFailed = (error: PlatformError, { id, key }: Extension): PlatformError =>
  new PlatformError(400, {
    code: 'ExtensionUpdateActionsFailed',
    message: 'The extension returned update actions that could not be executed.',
    extensionErrors: error.errors.map((one) => ({ ...one, extensionId: id, extensionKey: key })),
  });

/** One change, and the extensions that it triggers. */
class ExtendedChange<T extends Resource> {
  constructor(
    private readonly work: Work,
    private readonly extendable: Extendable<T>,
    private readonly action: ExtendedAction,
  ) {}

  async triggered(): Promise<Extension[]> {
    const all = await this.work.backend.cache.all(extensions);
    return all.filter((one) => triggerOf(one, this.extendable.family, this.action) !== undefined);
  }

  /** Returns the resource with the update actions of all extensions. An extension is called after its dependencies. */
  async extended({ after, before }: PlannedWrite<T>): Promise<T> {
    let current = after;
    let waiting = await this.triggered();
    while (waiting.length > 0) {
      const isWaiting = (id: string): boolean => waiting.some((one) => one.id === id);
      const next = waiting.filter(({ dependencies = [] }) => !dependencies.some(({ id }) => isWaiting(id)));
      const body = current;
      const answers = await Promise.all(
        next.map(async (one) => ({
          extension: one,
          requested: await this.callExtension(one, { after: body, before }),
        })),
      );
      for (const answer of answers) current = await this.applied(current, answer);
      waiting = waiting.filter((one) => !next.includes(one));
    }
    return current;
  }

  private async callExtension(extension: Extension, { after, before }: PlannedWrite<T>): Promise<RequestedActions> {
    const { family } = this.extendable;
    const condition = triggerOf(extension, family, this.action)?.condition;
    if (!(await isConditionMet(this.work, { extension, condition }, { family, body: after }))) return [];
    const withOld = extension.additionalContext?.includeOldResource === true && before !== undefined;
    const input = {
      action: this.action,
      resource: await this.payload(extension, after),
      ...(withOld ? { oldResource: await this.payload(extension, before) } : {}),
    } as ExtensionInput;
    return callExtension(extension, input, this.work.backend.extensionHosts);
  }

  private async payload({ expansionPaths = [] }: Extension, body: T): Promise<object> {
    return {
      typeId: this.extendable.family.typeId,
      id: body.id,
      obj: await expanded(this.work, body, expansionPaths),
    };
  }

  private async applied(
    body: T,
    { extension, requested }: { readonly extension: Extension; readonly requested: RequestedActions },
  ): Promise<T> {
    if (requested.length === 0) return body;
    const { work, extendable } = this;
    try {
      const update = { version: body.version, actions: requested };
      const changed = await applyActions(extendable, body, { update, work });
      return (await extendable.settle?.(work, changed)) ?? changed;
    } catch (error) {
      throw error instanceof PlatformError ? updateActionsFailed(error, extension) : error;
    }
  }
}

/** Returns a resource with the update actions of its extensions, for a preview that is not stored. */
export const extendedPreview = <T extends Resource>(
  work: Work,
  { action, ...extendable }: Extendable<T> & { readonly action: ExtendedAction },
  planned: PlannedWrite<T>,
): Promise<T> => new ExtendedChange(work, extendable, action).extended(planned);

/**
 * Runs a change in one transaction. If it triggers extensions, a dry run comes first, then the extensions are called while no
 * transaction is open, and then the change runs again and writes the resource with their update actions.
 */
export async function extendedTransaction<T extends Resource, R>(
  work: Work,
  { action, ...extendable }: Extendable<T> & { readonly action: ExtendedAction },
  steps: (inner: Work) => Promise<R>,
): Promise<R> {
  const change = new ExtendedChange(work, extendable, action);
  if ((await change.triggered()).length === 0) return work.transaction(steps);
  const planned = await dryRun(work, extendable.family, steps);
  const extended = await change.extended(planned);
  return work.transaction(steps, (family, after, before) => {
    if (family.typeId !== extendable.family.typeId) return after;
    const expected = planned.before?.version;
    if (before !== undefined && expected !== undefined && before.version !== expected)
      throw concurrentModification(before.id, expected, before.version);
    return extended;
  });
}
