import type { BackendErrors, OperationError } from '@manifold/domain/backend-errors/contract';
import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { LOGGER } from '../../../platform/logging/logging.module.js';
import { BackendWatch, type BackendCondition } from '../ports/backend-watch.js';
import type { BackendFailure } from './backend-failure.js';
import { BackendWays } from './backend-ways.js';
import { FailureTally } from './failure-tally.js';

const LONGEST_MESSAGE = 300;
const HOUR_MINUTES = 60;
const DAY_MINUTES = 24 * HOUR_MINUTES;

type LastFailure = Omit<OperationError, 'lastHour' | 'lastDay'> & { readonly tally: FailureTally };

/** A reason without the e-mail addresses that the backend names in it: those are customers', and logs are read by many. */
const withoutAddresses = (message: string): string => message.replace(/[^\s'"@]+@[^\s'"@]+/g, '…@…');

/** Failures of the commerce backend: each is logged, also where the shop goes on without, and the last of each operation is kept (spec core §8). */
@Injectable()
export class BackendLog extends BackendWatch {
  private readonly since = new Date();
  private readonly last = new Map<string, LastFailure>();

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
    const before = this.last.get(operation);
    const { count, tally } = { count: (before?.count ?? 0) + 1, tally: before?.tally ?? new FailureTally() };
    tally.note();
    const facts = { operation, status, code, isOutage, message: message.slice(0, LONGEST_MESSAGE) };
    // The newest stands last.
    this.last.delete(operation);
    this.last.set(operation, { ...facts, count, tally, at: new Date().toISOString() });
    // What is not sent while nothing answers would fill the log and tell nothing.
    const isNews = isOutage && !failure.isUnsent;
    this.logger[isNews ? 'warn' : 'debug']({ operation, status, code, reason: message }, 'commerce backend failed');
  }

  override errors(): BackendErrors {
    const errors = [...this.last.values()].reverse().map(({ tally, ...failure }) => ({
      ...failure,
      lastHour: tally.within(HOUR_MINUTES),
      lastDay: tally.within(DAY_MINUTES),
    }));
    return { since: this.since.toISOString(), closed: this.ways.closed(), errors };
  }

  override troubles(): readonly string[] {
    return this.ways.troubles();
  }

  override condition(): BackendCondition {
    return this.ways.condition();
  }
}
