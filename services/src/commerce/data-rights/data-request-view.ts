import {
  DATA_REQUEST_KINDS,
  DATA_REQUEST_STATES,
  type DataRequest,
  type DeskDataRequest,
} from '@manifold/domain/data-rights/contract';
import type { DataRequestRow } from './data-requests.repository.js';

/** Maps a request for its customer. */
export function dataRequestView(row: DataRequestRow, now: Date): DataRequest {
  const { id, requestedAt, dueAt, finishedAt, linkExpiresAt } = row;
  const state = DATA_REQUEST_STATES.find((known) => known === row.state) ?? 'open';
  const isExpired = state === 'ready' && linkExpiresAt !== null && linkExpiresAt <= now;
  return {
    id,
    kind: DATA_REQUEST_KINDS.find((known) => known === row.kind) ?? 'export',
    state: isExpired ? 'expired' : state,
    requestedAt: requestedAt.toISOString(),
    dueAt: dueAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
    linkExpiresAt: state === 'ready' && !isExpired ? (linkExpiresAt?.toISOString() ?? null) : null,
  };
}

/** Maps a request for staff. */
export const deskDataRequestView = (row: DataRequestRow, countryCode: string, now: Date): DeskDataRequest => ({
  ...dataRequestView(row, now),
  storeKey: row.storeKey,
  countryCode,
  isOverdue: row.state === 'open' && row.dueAt < now,
});
