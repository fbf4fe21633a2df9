import { describe, expect, it } from '@jest/globals';
import { ApiError } from '../providers/api.js';
import { isInEffect, publishRefusalId } from './use-publishing.js';

const SCHEDULED = { changeSetId: 'summer', publishAt: '2026-06-01T08:00:00.000Z' };
const OTHER = { id: 'winter', state: 'scheduled' } as const;

describe('the result of scheduling a draft', () => {
  it('holds while the change set waits for its time', () => {
    expect(isInEffect(SCHEDULED, [OTHER, { id: 'summer', state: 'scheduled' }])).toBe(true);
  });

  it.each(['draft', 'failed'] as const)('no longer holds when the change set is a %s one', (state) => {
    expect(isInEffect(SCHEDULED, [OTHER, { id: 'summer', state }])).toBe(false);
  });

  it('no longer holds when the change set is published or discarded', () => {
    expect(isInEffect(SCHEDULED, [OTHER])).toBe(false);
  });
});

it('the result of a publish holds without an open change set', () => {
  const revision = {
    number: 7,
    author: 'eva@example.com',
    reason: 'Sale',
    publishedAt: SCHEDULED.publishAt,
    edits: [],
  };
  expect(isInEffect({ revision }, [])).toBe(true);
});

it('asks to check warnings only if the server has found some', () => {
  const body = { code: 'unprocessable-entity', message: '', details: { unacknowledged: 2 } } as const;
  expect(publishRefusalId(new ApiError(422, 'unprocessable-entity', body))).toBe('console.publish.unchecked');
  expect(publishRefusalId(new ApiError(422, 'unprocessable-entity'))).toBe('console.error.unprocessable-entity');
});
