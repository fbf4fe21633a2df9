import { isDeepStrictEqual } from 'node:util';
import type { MessagePayload } from '@commercetools/platform-sdk';
import type { Action } from '../resources/kind.js';
import type { Resource } from '../storage/family.js';

/** The same action; the change feed says what it did if it changed something. */
export const telling = <T extends Resource>(
  change: Action<T>,
  payloads: (after: T, before: T) => readonly MessagePayload[],
): Action<T> =>
  Object.assign(
    async (before: T, ...given: [unknown, Parameters<Action<T>>[2]]): Promise<T> => {
      const after = await change(before, ...given);
      const [, work] = given;
      if (!isDeepStrictEqual(after, before)) work.outbox.note(before.id, payloads(after, before));
      return after;
    },
    { schema: change.schema },
  );
