import type { CustomFields } from '@commercetools/platform-sdk';
import * as z from 'zod';
import { parseAs } from '../input/parse.js';
import { invalidInput } from '../errors/platform-error.js';
import type { Family, Resource } from '../storage/family.js';
import { customFieldInput, customTypeInput, customTypeOf, withCustomField } from './custom-fields.js';
import type { Work } from '../work/work.js';

/** One update action: takes the resource as it is and returns it as it shall be. */
export interface Action<T> {
  (body: T, input: unknown, work: Work): Promise<T>;
  /** What the action reads of its input. */
  readonly schema: z.ZodType;
}
export type Actions<T> = Readonly<Record<string, Action<T>>>;

/** Makes a resource of its draft. */
export interface Create<T> {
  (draft: unknown, work: Work): Promise<T>;
  /** What is read of the draft. */
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
  /** Rows that lie beside the resource and follow it; `before` is undefined for a new one. */
  readonly afterWrite?: (after: T, before: T | undefined, work: Work) => Promise<void>;
  /** A reason to refuse the deletion, thrown. */
  readonly beforeDelete?: (body: T, work: Work) => Promise<void> | void;
  /** What follows from the deletion, in its transaction. */
  readonly afterDelete?: (body: T, work: Work) => Promise<void>;
}

/** Binds a draft's schema to what is made of it. */
export const creates = <T, S extends z.ZodType>(
  schema: S,
  make: (draft: z.output<S>, work: Work) => Promise<T> | T,
): Create<T> =>
  Object.assign(async (draft: unknown, work: Work): Promise<T> => make(parseAs(schema, draft), work), { schema });

/** Binds an action's schema to what it does. */
export const action = <T, S extends z.ZodType>(
  schema: S,
  apply: (body: T, input: z.output<S>, work: Work) => T | Promise<T>,
): Action<T> =>
  Object.assign(async (body: T, input: unknown, work: Work): Promise<T> => apply(body, parseAs(schema, input), work), {
    schema,
  });

/** An action that writes one of its own fields into the field of the same (or another) name. */
export const assigns = <T>(field: keyof T & string, schema: z.ZodType, from: string = field): Action<T> =>
  action(z.object({ [from]: schema }), (body, input) => ({ ...body, [field]: input[from] }));

interface Customisable {
  readonly custom?: CustomFields;
}

/** `setCustomType` and `setCustomField` of a resource that carries custom fields. */
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

/** Applies all actions in their order; the first that is refused refuses the whole update. */
export async function applyActions<T>(
  { actions }: { readonly actions: Actions<T> },
  body: T,
  { update, work }: { readonly update: UpdateBody; readonly work: Work },
): Promise<T> {
  let current = body;
  for (const input of update.actions) {
    const apply = Object.hasOwn(actions, input.action) ? actions[input.action] : undefined;
    if (apply === undefined) throw invalidInput(`Malformed parameter: actions: Invalid action '${input.action}'.`);
    current = await apply(current, input, work);
  }
  return current;
}
