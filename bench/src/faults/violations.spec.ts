import { describe, expect, it } from '@jest/globals';
import type { FaultRow } from './fault-row.js';
import type { SentRequest } from './requests.js';
import { violations, type Observed } from './violations.js';

const row: FaultRow = { name: 'backend cut', recoversWithin: 5000, fail: () => Promise.resolve() };

const request = (differences: Partial<SentRequest>): SentRequest => ({
  kind: 'cart',
  what: 'getMe',
  status: 200,
  milliseconds: 10,
  retryAfter: undefined,
  detail: '',
  ...differences,
});

const observed = (sent: readonly SentRequest[], differences: Partial<Observed> = {}): Observed => ({
  sent,
  recovery: 100,
  slowness: 6,
  before: { services: 1 },
  after: { services: 1 },
  ...differences,
});

describe('a fault is survived', () => {
  it('if cart requests are answered or get 503 with Retry-After', () => {
    const sent = [request({}), request({ status: 503, retryAfter: '5' })];
    expect(violations(row, observed(sent))).toEqual([]);
  });
});

describe('a fault is not survived', () => {
  it.each<[string, SentRequest]>([
    ['when an outage does not say when to come back', request({ status: 503 })],
    ['when an outage says to come back at once', request({ status: 503, retryAfter: '0' })],
    ['when a request takes longer than 15 s on a busy machine', request({ milliseconds: 15_001 })],
    ['when an outage is reported as a conflict', request({ kind: 'order', status: 409 })],
    ['when an outage is reported as our own error', request({ status: 500 })],
    ['when no answer comes at all', request({ status: 0 })],
    ['when a page fails that was shown before', request({ kind: 'warm page', status: 503, retryAfter: '5' })],
  ])('%s', (_what, sent) => {
    expect(violations(row, observed([sent]))).toHaveLength(1);
  });

  it('if a process ended that was not killed', () => {
    expect(violations(row, observed([], { after: { services: 2 } }))).toHaveLength(1);
  });

  it('if the recovery takes longer than the load of the machine explains', () => {
    expect(violations(row, observed([], { recovery: 30_000 }))).toEqual([]);
    expect(violations(row, observed([], { recovery: 30_001 }))).toHaveLength(1);
    expect(violations(row, observed([], { recovery: undefined }))).toHaveLength(1);
  });
});
