import type { FaultRow } from './fault-row.js';
import type { SentRequest } from './requests.js';

/** Observations during a fault. */
export interface Observed {
  readonly sent: readonly SentRequest[];
  /** Milliseconds from the end of the fault until everything was answered as before; undefined if that never happened. */
  readonly recovery: number | undefined;
  /** Factor by which recovery may take longer on this machine now. */
  readonly slowness: number;
  /** Process ids by name. */
  readonly before: Readonly<Record<string, number>>;
  readonly after: Readonly<Record<string, number>>;
}

/** The longest wait on a busy machine too, because every call has a deadline. */
const SLOWEST_MS = 15_000;
const SECONDS = /^[1-9]\d*$/;
const SHOWN = 4;

const named = (requests: readonly SentRequest[]): string => {
  const kinds = new Map(requests.map((request) => [`${request.what} ${request.status} ${request.detail}`, request]));
  const shown = [...kinds].slice(0, SHOWN).map(([name, { milliseconds }]) => `${name} after ${milliseconds} ms`);
  return `${requests.length}: ${shown.join('; ')}`;
};

const isSuccess = ({ status }: SentRequest): boolean => status >= 200 && status < 400;

function wrongAnswers(row: FaultRow, sent: readonly SentRequest[]): string[] {
  const isAllowed = (request: SentRequest): boolean =>
    isSuccess(request) ||
    request.status === 503 ||
    (row.endsServices === true && request.status === 0) ||
    row.mayAnswer?.(request) === true;
  const wrong = sent.filter((request) => !isAllowed(request));
  return wrong.length === 0 ? [] : [`neither answered nor reported as an outage, ${named(wrong)}`];
}

function failedPages(row: FaultRow, sent: readonly SentRequest[]): string[] {
  if (row.endsServices) return [];
  const failed = sent.filter((request) => request.kind === 'warm page' && !isSuccess(request));
  return failed.length === 0 ? [] : [`warm pages that failed, ${named(failed)}`];
}

function outagesWithoutAdvice(sent: readonly SentRequest[]): string[] {
  const bare = sent.filter(({ status, retryAfter = '' }) => status === 503 && !SECONDS.test(retryAfter));
  return bare.length === 0 ? [] : [`503 without Retry-After, ${named(bare)}`];
}

function slowAnswers(sent: readonly SentRequest[]): string[] {
  const slow = sent.filter(({ milliseconds }) => milliseconds > SLOWEST_MS);
  return slow.length === 0 ? [] : [`longer than ${SLOWEST_MS} ms, ${named(slow)}`];
}

function lateRecovery({ recoversWithin }: FaultRow, { recovery, slowness }: Observed): string[] {
  if (recovery === undefined) return ['never well again'];
  if (recoversWithin === undefined || recovery <= recoversWithin * slowness) return [];
  return [`recovery took ${recovery} ms, allowed are ${recoversWithin} ms`];
}

function unexpectedExits({ ends = [] }: FaultRow, { before, after }: Observed): string[] {
  const changed = Object.entries(before).filter(([name, pid]) => after[name] !== pid && !ends.includes(name));
  return changed.map(([name]) => `${name} ended but was not killed`);
}

/** Returns the effects of a fault that must not occur. */
export function violations(row: FaultRow, observed: Observed): string[] {
  return [
    ...unexpectedExits(row, observed),
    ...wrongAnswers(row, observed.sent),
    ...failedPages(row, observed.sent),
    ...outagesWithoutAdvice(observed.sent),
    ...slowAnswers(observed.sent),
    ...lateRecovery(row, observed),
  ];
}
