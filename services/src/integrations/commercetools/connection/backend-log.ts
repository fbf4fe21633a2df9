import type { BackendErrors, OperationError } from '@manifold/domain/backend-errors/contract';
import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { LOGGER } from '../../../platform/logging/logging.module.js';
import { BackendWatch, type BackendStatus } from '../ports/backend-watch.js';
import type { BackendFailure } from './backend-failure.js';
import { BackendConnections } from './backend-connections.js';
import { FailureTally } from './failure-tally.js';

const MAXIMUM_MESSAGE_LENGTH = 300;
const HOUR_MINUTES = 60;
const DAY_MINUTES = 24 * HOUR_MINUTES;

type LastFailure = Omit<OperationError, 'lastHour' | 'lastDay'> & { readonly tally: FailureTally };

/** Removes e-mail addresses of customers from a message, because many people read logs. */
const withoutEmailAddresses = (message: string): string => message.replace(/[^\s'"@]+@[^\s'"@]+/g, '…@…');

/** Logs every failure of the commerce backend, even if the shop works without the answer, and retains the last one of each operation (spec core §8). */
@Injectable()
export class BackendLog extends BackendWatch {
  private readonly since = new Date();
  private readonly last = new Map<string, LastFailure>();

  constructor(
    private readonly connections: BackendConnections,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    super();
  }

  /** Logs a failure and stores it as the last one of its operation. */
  record(operation: string, failure: BackendFailure): void {
    const { statusCode: status, backendCode: code = null, isOutage } = failure;
    const message = withoutEmailAddresses(failure.message);
    const before = this.last.get(operation);
    const count = (before?.count ?? 0) + 1;
    const tally = before?.tally ?? new FailureTally();
    tally.record();
    const facts = { operation, status, code, isOutage, message: message.slice(0, MAXIMUM_MESSAGE_LENGTH) };
    // Inserts at the end: `errors` reverses the order.
    this.last.delete(operation);
    this.last.set(operation, { ...facts, count, tally, at: new Date().toISOString() });
    // Requests that are not sent while the breaker is open would only fill the log.
    const isWarning = isOutage && !failure.isUnsent;
    this.logger[isWarning ? 'warn' : 'debug']({ operation, status, code, reason: message }, 'commerce backend failed');
  }

  override errors(): BackendErrors {
    const errors = [...this.last.values()].reverse().map(({ tally, ...failure }) => ({
      ...failure,
      lastHour: tally.countWithin(HOUR_MINUTES),
      lastDay: tally.countWithin(DAY_MINUTES),
    }));
    return { since: this.since.toISOString(), openBreakers: this.connections.openBreakers(), errors };
  }

  override problems(): readonly string[] {
    return this.connections.problems();
  }

  override status(): BackendStatus {
    return this.connections.status();
  }
}
