import type { CustomFields } from '@commercetools/platform-sdk';
import * as z from 'zod';
import type { Family, Resource } from '../storage/family.js';
import type { Work } from './work.js';
/** One update action: takes the resource as it is and returns it as it shall be. */
export type Action<T> = (body: T, input: unknown, work: Work) => Promise<T>;
export type Actions<T> = Readonly<Record<string, Action<T>>>;
/** A resource that can be created, read, queried, updated and deleted over HTTP. */
export interface Kind<T extends Resource> {
  /** The path segment, such as `shipping-methods`. */
  readonly path: string;
  readonly family: Family<T>;
  readonly view: readonly string[];
  readonly manage: readonly string[];
  readonly create: (draft: unknown, work: Work) => Promise<T>;
  readonly actions: Actions<T>;
  /** Rows that lie beside the resource and follow it; `before` is undefined for a new one. */
  readonly afterWrite?: (after: T, before: T | undefined, work: Work) => Promise<void>;
  /** A reason to refuse the deletion, thrown. */
  readonly beforeDelete?: (body: T) => void;
  /** The resource as callers see it, where that differs from what is stored. */
  readonly present?: (body: T) => unknown;
}
/** Binds a draft's schema to what is made of it. */
export declare const creates: <T, S extends z.ZodType>(
  schema: S,
  make: (draft: z.output<S>, work: Work) => Promise<T> | T,
) => (draft: unknown, work: Work) => Promise<T>;
/** Binds an action's schema to what it does. */
export declare const action: <T, S extends z.ZodType>(
  schema: S,
  apply: (body: T, input: z.output<S>, work: Work) => T | Promise<T>,
) => Action<T>;
/** An action that writes one of its own fields into the field of the same (or another) name. */
export declare const assigns: <T>(field: keyof T & string, schema: z.ZodType, from?: string) => Action<T>;
interface Customisable {
  readonly custom?: CustomFields;
}
/** `setCustomType` and `setCustomField` of a resource that carries custom fields. */
export declare const customActions: <T extends Customisable>(resourceTypeId: string) => Actions<T>;
declare const updateBody: z.ZodObject<
  {
    version: z.ZodInt;
    actions: z.ZodArray<
      z.ZodObject<
        {
          action: z.ZodString;
        },
        z.core.$loose
      >
    >;
  },
  z.core.$strip
>;
export type UpdateBody = z.output<typeof updateBody>;
export declare const parseUpdate: (body: unknown) => UpdateBody;
/** Applies all actions in their order; the first that is refused refuses the whole update. */
export declare function applyActions<T>(actions: Actions<T>, body: T, update: UpdateBody, work: Work): Promise<T>;
export {};
