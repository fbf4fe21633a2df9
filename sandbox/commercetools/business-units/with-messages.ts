import { isDeepStrictEqual } from 'node:util';
import type { MessagePayload } from '@commercetools/platform-sdk';
import type { Action } from '../resources/kind.js';
import type { Resource } from '../storage/family.js';

/** Returns the same action, which also sends its messages if it changed something. */
export const withMessages = <T extends Resource>(
  change: Action<T>,
  payloads: (after: T, before: T) => readonly MessagePayload[],
): Action<T> =>
  Object.assign(
    async (before: T, ...given: [unknown, Parameters<Action<T>>[2]]): Promise<T> => {
      const after = await change(before, ...given);
      const [, work] = given;
      if (!isDeepStrictEqual(after, before)) work.outbox.hold(before.id, payloads(after, before));
      return after;
    },
    { schema: change.schema },
  );
