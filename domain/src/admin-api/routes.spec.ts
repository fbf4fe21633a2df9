import { describe, expect, it } from '@jest/globals';
import * as z from 'zod/mini';
import { adminRoutes } from './routes.js';

/** An ignored field could widen a request, such as publishing a whole draft instead of some rows. */
const BODIES = Object.entries(adminRoutes).flatMap(([name, route]) =>
  'body' in route ? [[name, route.body] as const] : [],
);

describe('the body of a console request', () => {
  it.each(BODIES)('of %s is refused if it has an unknown field, which is named', (_name, body) => {
    const { error } = z.safeParse(body, { edit: [] });
    const unknown = error?.issues.flatMap((issue) => (issue.code === 'unrecognized_keys' ? issue.keys : []));
    expect(unknown).toEqual(['edit']);
  });

  it('of a schedule cannot select rows, because a whole draft is scheduled', () => {
    const body = { version: 1, reason: 'Less risk', publishAt: '2031-01-01T00:00:00Z', edits: [] };
    const { error } = z.safeParse(adminRoutes.scheduleChangeSet.body, body);
    expect(error?.issues).toMatchObject([{ code: 'unrecognized_keys', keys: ['edits'] }]);
  });
});
