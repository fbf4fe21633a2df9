import type { CustomFields } from '@commercetools/platform-sdk';
import * as z from 'zod';
import { parseAs } from '../input/parse.js';
import { invalidInput } from '../errors/platform-error.js';
import type { Family, Resource } from '../storage/family.js';
import { customFieldInput, customTypeInput, customTypeOf, withCustomField } from './custom-fields.js';
import type { Work } from '../work/work.js';

/** One update action: returns the changed resource. */
export interface Action<T> {
  (body: T, input: unknown, work: Work): Promise<T>;
  /** The schema of its input. */
  readonly schema: z.ZodType;
}
export type Actions<T> = Readonly<Record<string, Action<T>>>;

/** Creates a resource from its draft. */
export interface Create<T> {
  (draft: unknown, work: Work): Promise<T>;
  /** The schema of the draft. */
  readonly schema: z.ZodType;
}

/** A resource that can be created, read, queried, updated and deleted over HTTP. */
export interface Kind<T extends Resource> {
  /** The path segment, such as `shipping-methods`. */
  readonly path: string;
  readonly family: Family<T>;
  readonly view: readonly string[];
  readonly manage: readonly string[];
  readonly create: Create<T>;
  readonly actions: Actions<T>;
  /** Updates rows that depend on the resource; `before` is undefined for a new one. */
  readonly afterWrite?: (after: T, before: T | undefined, work: Work) => Promise<void>;
  /** Throws if the resource must not be deleted. */
  readonly beforeDelete?: (body: T, work: Work) => Promise<void> | void;
  /** Runs after the deletion, in its transaction. */
  readonly afterDelete?: (body: T, work: Work) => Promise<void>;
}

/** Returns a `Create` that parses the draft by its schema. */
export const creates = <T, S extends z.ZodType>(
  schema: S,
  make: (draft: z.output<S>, work: Work) => Promise<T> | T,
): Create<T> =>
  Object.assign(async (draft: unknown, work: Work): Promise<T> => make(parseAs(schema, draft), work), { schema });

/** Returns an `Action` that parses its input by its schema. */
export const action = <T, S extends z.ZodType>(
  schema: S,
  apply: (body: T, input: z.output<S>, work: Work) => T | Promise<T>,
): Action<T> =>
  Object.assign(async (body: T, input: unknown, work: Work): Promise<T> => apply(body, parseAs(schema, input), work), {
    schema,
  });

/** Returns an action that copies one input field into the resource's field of the same (or another) name. */
export const assigns = <T>(field: keyof T & string, schema: z.ZodType, from: string = field): Action<T> =>
  action(z.object({ [from]: schema }), (body, input) => ({ ...body, [field]: input[from] }));

interface Customisable {
  readonly custom?: CustomFields;
}

/** Returns `setCustomType` and `setCustomField` for a resource with custom fields. */
export const customActions = <T extends Customisable>(
  resourceTypeId: string,
): Record<'setCustomType' | 'setCustomField', Action<T>> => ({
  setCustomType: action(customTypeInput, async (body: T, input, work) => ({
    ...body,
    custom: await customTypeOf(work, resourceTypeId, input),
  })),
  setCustomField: action(customFieldInput, async (body: T, input, work) => ({
    ...body,
    custom: await withCustomField(work, body.custom, input),
  })),
});

const updateBody = z.object({
  version: z.int(),
  actions: z.array(z.looseObject({ action: z.string() })).max(500),
});
export type UpdateBody = z.output<typeof updateBody>;

export const parseUpdate = (body: unknown): UpdateBody => parseAs(updateBody, body);

/** Returns the action of a name; undefined also for names that every object has, such as `constructor`. */
export const actionNamed = <T>(actions: Actions<T>, name: string): Action<T> | undefined =>
  Object.hasOwn(actions, name) ? actions[name] : undefined;

/** Applies all actions in order; throws if one is refused. */
export async function applyActions<T>(
  { actions }: { readonly actions: Actions<T> },
  body: T,
  { update, work }: { readonly update: UpdateBody; readonly work: Work },
): Promise<T> {
  let current = body;
  for (const input of update.actions) {
    const apply = actionNamed(actions, input.action);
    if (apply === undefined) throw invalidInput(`Malformed parameter: actions: Invalid action '${input.action}'.`);
    current = await apply(current, input, work);
  }
  return current;
}
