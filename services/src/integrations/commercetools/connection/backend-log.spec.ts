import { describe, expect, it } from '@jest/globals';
import { createLogger } from '../../../platform/logging/logger.js';
import { BackendFailure } from './backend-failure.js';
import { BackendLog } from './backend-log.js';
import { BackendConnections } from './backend-connections.js';

const away = (operation: string, isUnsent = false) =>
  new BackendFailure({ endpoint: operation, reason: 'no answer', statusCode: 0, isUnsent });
const refused = (operation: string) =>
  new BackendFailure({ endpoint: operation, reason: 'Gone.', statusCode: 404, backendCode: 'ResourceNotFound' });

function logged() {
  const lines: string[] = [];
  const log = new BackendLog(
    new BackendConnections(),
    createLogger('info', { write: (line) => void lines.push(line) }),
  );
  return { log, lines };
}

describe('the failures of the commerce backend', () => {
  it('are listed once per operation with their number, the newest first', () => {
    const { log } = logged();
    log.record('graphql getMyCart', refused('graphql getMyCart'));
    log.record('POST /orders', away('POST /orders'));
    log.record('graphql getMyCart', refused('graphql getMyCart'));
    expect(log.errors().errors).toMatchObject([
      {
        operation: 'graphql getMyCart',
        isOutage: false,
        status: 404,
        code: 'ResourceNotFound',
        message: 'An error occurred during request to graphql getMyCart: Gone.',
        count: 2,
      },
      { operation: 'POST /orders', isOutage: true, status: 0, code: null, count: 1 },
    ]);
  });

  it('are logged when nothing answered, but not for requests that were never sent', () => {
    const { log, lines } = logged();
    log.record('POST /orders', away('POST /orders'));
    log.record('POST /orders', away('POST /orders', true));
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('An error occurred during request to POST /orders: no answer');
    expect(log.errors().errors[0]?.count).toBe(2);
  });

  it('show no e-mail addresses', () => {
    const { log, lines } = logged();
    const reason = `A duplicate value '"eva.h@example.com"' exists for field 'email'.`;
    log.record('POST /customers', new BackendFailure({ endpoint: 'POST /customers', reason, statusCode: 503 }));
    expect(lines.join('')).not.toContain('eva.h');
    expect(JSON.stringify(log.errors())).not.toContain('example.com');
    expect(log.errors().errors[0]?.message).toContain("exists for field 'email'");
  });
});
