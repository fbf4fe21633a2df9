import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'react-admin';
import { ApiError, callApi } from '../providers/api.js';
import { errorMessageId } from '../shared/errors/error-text.js';

const STAFF = ['staff'];
const SESSIONS = ['sessions'];

/** Loads all staff accounts. */
export function useStaff() {
  return useQuery({
    queryKey: STAFF,
    queryFn: async ({ signal }) => (await callApi('staff', { signal })).staff,
  });
}

/** Loads the sessions of all staff. */
export function useSessions() {
  return useQuery({
    queryKey: SESSIONS,
    queryFn: async ({ signal }) => (await callApi('sessions', { signal })).sessions,
  });
}

/** Returns the message of a refused change: the field's reason, or the general one. */
export function staffRefusal(reason: unknown): string {
  const fields = reason instanceof ApiError ? reason.fields : [];
  const known = fields.find((field) => ['taken', 'last-admin', 'own-account', 'disabled'].includes(field.reason));
  return known ? `console.staff.refused.${known.reason}` : errorMessageId(reason);
}

/** Runs a change of staff, shows the result and reloads the lists. Returns undefined if it was refused. */
export function useStaffAction() {
  const client = useQueryClient();
  const notify = useNotify();
  const translate = useTranslate();
  return async <Result>(work: () => Promise<Result>, done: string): Promise<Result | undefined> => {
    try {
      const result = await work();
      notify(translate(done), { type: 'success' });
      return result;
    } catch (reason) {
      notify(translate(staffRefusal(reason)), { type: 'error' });
      return undefined;
    } finally {
      await Promise.all([STAFF, SESSIONS].map((queryKey) => client.invalidateQueries({ queryKey })));
    }
  };
}
