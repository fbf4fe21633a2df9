import type { ShopErrorCode } from '@manifold/domain/shop-error/contract';
import { isNativeError } from 'node:util/types';
import { ADAPTER_KINDS, POSTGRES_STATES, PRISMA_CODES, SOCKET_CODES } from './failure-table.js';

/** `pg` throws these errors without a code. */
const DRIVER_MESSAGE =
  /^(Connection terminated|timeout expired|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error|Client was closed and is not queryable)/;
const SQL_STATE = /^[0-9A-Z]{5}$/;
const STATE_CLASS_LENGTH = 2;

interface AdapterCause {
  readonly kind?: unknown;
  readonly originalCode?: unknown;
  readonly code?: unknown;
}

interface Traits {
  readonly code?: unknown;
  readonly message?: unknown;
  /** Set on errors of sockets that we opened; a visitor who aborts an upload causes an error without it. */
  readonly syscall?: unknown;
  readonly cause?: unknown;
  readonly meta?: { readonly driverAdapterError?: { readonly cause?: AdapterCause } };
}

const find = (table: Readonly<Record<string, ShopErrorCode>>, key: unknown): ShopErrorCode | undefined =>
  typeof key === 'string' ? table[key] : undefined;

const ofState = (code: unknown): ShopErrorCode | undefined =>
  typeof code === 'string' && SQL_STATE.test(code)
    ? (find(POSTGRES_STATES, code) ?? find(POSTGRES_STATES, code.slice(0, STATE_CLASS_LENGTH)))
    : undefined;

const ofAdapter = (cause: AdapterCause | undefined): ShopErrorCode | undefined =>
  find(ADAPTER_KINDS, cause?.kind) ?? ofState(cause?.originalCode) ?? ofState(cause?.code);

/** Returns the code of the failure table for a failed query; undefined for other failures and for our own faults. */
export function databaseAnswer(thrown: unknown): ShopErrorCode | undefined {
  if (!isNativeError(thrown)) return undefined;
  const { code, message, meta, syscall, cause }: Error & Traits = thrown;
  const adapterCause = meta?.driverAdapterError?.cause ?? (thrown.name === 'DriverAdapterError' ? cause : undefined);
  const known = ofAdapter(adapterCause as AdapterCause | undefined) ?? find(PRISMA_CODES, code) ?? ofState(code);
  if (known) return known;
  if (typeof code === 'string') return syscall === undefined ? undefined : find(SOCKET_CODES, code);
  return DRIVER_MESSAGE.test(message) ? 'backend-unavailable' : undefined;
}

/** Returns whether a query failed because Postgres could not be reached or was too slow, not because of the query itself. */
export const isDatabaseUnavailable = (thrown: unknown): boolean => databaseAnswer(thrown) === 'backend-unavailable';
