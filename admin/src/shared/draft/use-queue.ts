import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { ApiError } from '../../providers/api.js';
import { session } from '../../providers/session.js';
import { errorText } from '../errors/error-text.js';

/** Runs work after the work before it. Resolves to whether the server accepted it. */
export type Enqueue = (work: () => Promise<void>) => Promise<boolean>;

/**
 * Runs requests one after another, because parallel edits of one draft version would be refused. Resolves to whether the server
 * accepted a request; shows a notification if not. Work of a person who has signed out meanwhile is not done, and its failure is
 * not shown: the request would be that of the next person, who knows nothing of it.
 */
export function useQueue(): Enqueue {
  const client = useQueryClient();
  const notify = useNotify();
  const translate = useTranslate();
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  return useMemo(() => {
    const refuse = (reason: unknown): void => {
      notify(errorText(reason, translate), { type: 'error' });
      void client.invalidateQueries();
    };
    return (work) => {
      const person = session.person();
      const isSamePerson = () => session.person() === person;
      const next = queue.current
        .then(() => {
          if (!isSamePerson()) throw new ApiError(401, 'not-signed-in');
          return work();
        })
        .then(
          () => true,
          (reason: unknown) => {
            if (isSamePerson()) refuse(reason);
            return false;
          },
        );
      queue.current = next;
      return next;
    };
  }, [client, notify, translate]);
}
