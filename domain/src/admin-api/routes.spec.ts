import { describe, expect, it } from '@jest/globals';
import * as z from 'zod/mini';
import { adminRoutes } from './routes.js';

/** Their bodies say how much is meant, or who may do what. A field that is ignored would mean more than was asked for. */
const ROUTES = [
  'createChangeSet',
  'renameChangeSet',
  'putEdits',
  'changeSetPartDiff',
  'changeSetImpact',
  'changeSetBoundaries',
  'publishChangeSet',
  'scheduleChangeSet',
  'refuseChangeSet',
  'setSectionPolicy',
  'previewLink',
  'importConfig',
  'inviteStaff',
  'changeStaff',
  'openLink',
  'useLink',
  'rebuildSearchIndexes',
] as const satisfies readonly (keyof typeof adminRoutes)[];

describe('the body of a request of the console', () => {
  it.each(ROUTES)('of %s is refused by the name of a field that it does not have', (name) => {
    const { error } = z.safeParse(adminRoutes[name].body, { edit: [] });
    const unknown = error?.issues.flatMap((issue) => (issue.code === 'unrecognized_keys' ? issue.keys : []));
    expect(unknown).toEqual(['edit']);
  });

  it('of a schedule cannot name some of the rows: all of a draft are scheduled', () => {
    const body = { version: 1, reason: 'Less risk', publishAt: '2031-01-01T00:00:00Z', edits: [] };
    const { error } = z.safeParse(adminRoutes.scheduleChangeSet.body, body);
    expect(error?.issues).toMatchObject([{ code: 'unrecognized_keys', keys: ['edits'] }]);
  });
});
