import { expect, it } from '@jest/globals';
import { ApiError } from '../providers/api.js';
import { publishRefusalId } from './publish-refusal.js';

it('asks to check warnings only if the server has found some', () => {
  const body = { code: 'unprocessable-entity', message: '', details: { unacknowledged: 2 } } as const;
  expect(publishRefusalId(new ApiError(422, 'unprocessable-entity', body))).toBe('console.publish.unchecked');
  expect(publishRefusalId(new ApiError(422, 'unprocessable-entity'))).toBe('console.error.unprocessable-entity');
});
