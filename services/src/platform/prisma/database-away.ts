import { isNativeError } from 'node:util/types';

/** Prisma's codes: not reachable, too slow to connect, timed out, closed the connection, no connection free, no transaction in its time. */
const PRISMA_CODES = new Set(['P1001', 'P1002', 'P1008', 'P1017', 'P2024', 'P2028']);
/** The same of a driver adapter, which Prisma passes on as it is where the query is raw. */
const ADAPTER_KINDS = new Set(['DatabaseNotReachable', 'ConnectionClosed', 'SocketTimeout', 'TooManyConnections']);
/** PostgreSQL is shutting down, has crashed, or is starting; and what the socket says when it went without a word. */
const DRIVER_CODES = new Set(['57P01', '57P02', '57P03', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT']);
/** `pg` gives these no code. */
const DRIVER_MESSAGE = /^(Connection terminated|timeout expired|Client has encountered a connection error)/;

interface Traits {
  readonly code?: unknown;
  readonly message?: unknown;
  readonly meta?: { readonly driverAdapterError?: { readonly cause?: { readonly kind?: unknown } } };
}

/** True when a query failed because Postgres could not be asked or did not answer in time, not because of what was asked. */
export function isDatabaseAway(thrown: unknown): boolean {
  if (!isNativeError(thrown)) return false;
  const { code, message, meta }: Error & Traits = thrown;
  const kind = meta?.driverAdapterError?.cause?.kind;
  if (typeof kind === 'string' && ADAPTER_KINDS.has(kind)) return true;
  if (typeof code === 'string') return PRISMA_CODES.has(code) || DRIVER_CODES.has(code);
  return DRIVER_MESSAGE.test(message);
}
