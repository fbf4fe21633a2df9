import type { BackendErrors, OperationError } from '@manifold/domain/backend-errors/contract';
import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { LOGGER } from '../../../platform/logging/logging.module.js';
import { BackendWatch } from '../ports/backend-watch.js';
import type { BackendFailure } from './backend-failure.js';
import { BackendWays } from './backend-ways.js';

const LONGEST_MESSAGE = 300;

/** A reason without the e-mail addresses that the backend names in it: those are customers', and logs are read by many. */
const withoutAddresses = (message: string): string => message.replace(/[^\s'"@]+@[^\s'"@]+/g, '…@…');

/** Failures of the commerce backend: each is logged, also where the shop goes on without, and the last of each operation is kept (spec core §8). */
@Injectable()
export class BackendLog extends BackendWatch {
  private readonly since = new Date();
  private readonly last = new Map<string, OperationError>();

  constructor(
    private readonly ways: BackendWays,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    super();
  }

  /** Logs a failure and keeps it as its operation's last. */
  note(operation: string, failure: BackendFailure): void {
    const { statusCode: status, backendCode: code = null, isOutage } = failure;
    const message = withoutAddresses(failure.message);
    const count = (this.last.get(operation)?.count ?? 0) + 1;
    const facts = { operation, status, code, isOutage, message: message.slice(0, LONGEST_MESSAGE) };
    // The newest stands last.
    this.last.delete(operation);
    this.last.set(operation, { ...facts, count, at: new Date().toISOString() });
    // What is not sent while nothing answers would fill the log and tell nothing.
    const isNews = isOutage && !failure.isUnsent;
    this.logger[isNews ? 'warn' : 'debug']({ operation, status, code, reason: message }, 'commerce backend failed');
  }

  override errors(): BackendErrors {
    const errors = [...this.last.values()].reverse();
    return { since: this.since.toISOString(), closed: this.ways.closed(), errors };
  }
}
