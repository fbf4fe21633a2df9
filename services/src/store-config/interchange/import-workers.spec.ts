import { describe, expect, it } from '@jest/globals';
import { failureOf } from '../../platform/errors/failure.js';
import { QueueFull } from '../../platform/concurrency/semaphore.js';
import { DeadlineExceeded } from '../../platform/deadlines/deadline.js';
import { WorkerOutOfTime } from '../../platform/workers/worker-pool.js';
import { WorkerOutOfMemory } from '../../platform/workers/worker-thread.js';
import { importRefusal } from './import-workers.js';

const FILES = [
  { name: 'brand.yaml', text: 'small' },
  { name: 'redirects.yaml', text: 'the secret content of a large file' },
];
const refusalOf = (error: Error) => failureOf(importRefusal(error, FILES));

describe('files that cannot be compared', () => {
  it.each([new WorkerOutOfTime(), new WorkerOutOfMemory()])(
    'are refused with the name of the largest and what to do, without its content: %s',
    (error) => {
      const { status, body } = refusalOf(error);
      expect({ status, fields: body.error.fields }).toEqual({
        status: 413,
        fields: [{ field: 'redirects.yaml', reason: 'too-large' }],
      });
      expect(body.error.message).toContain('Split the largest one');
      expect(JSON.stringify(body)).not.toContain('secret');
    },
  );

  it.each([new QueueFull(), new DeadlineExceeded(10_000)])('can be sent again after a wait for others: %s', (error) => {
    expect(refusalOf(error).status).toBe(503);
  });
});
