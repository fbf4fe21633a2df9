import type { UnansweredPayments } from '@manifold/domain/online-payment/unanswered-payment';
import type { Replica, Replicas } from '@manifold/domain/replica/contract';
import type { SearchIndexStatus } from '@manifold/domain/search-index/status';
import type { CommerceBackend } from '@manifold/domain/systems/commerce-backend';
import type { DatabaseCondition } from '@manifold/domain/systems/database';
import type { JobsOverview } from '@manifold/domain/systems/jobs';

/** The health of a system. */
export type Level = 'unknown' | 'well' | 'strained' | 'down';

/** Replicas send a heartbeat every four seconds; three missed heartbeats count as silent. */
const SILENT_SECONDS = 13;
/** A request without an answer counts as a current problem for this long. */
const RECENT_SECONDS = 60;
/** The feed is read every two seconds. */
const OLD_FEED_SECONDS = 30;
const MANY_CONNECTIONS = 0.8;
const LONG_SECONDS = 30;
const SLOW_MILLISECONDS = 500;
/** Workers poll every second. */
const LATE_SECONDS = 60;

const GRAVITY: readonly Level[] = ['well', 'unknown', 'strained', 'down'];

/** Returns the worst of several levels. */
export function worst(levels: readonly Level[]): Level {
  return levels.reduce<Level>(
    (found, level) => (GRAVITY.indexOf(level) > GRAVITY.indexOf(found) ? level : found),
    'well',
  );
}

/** Returns the seconds from `instant` to `at`; infinite if `instant` is null. */
export function secondsBefore(at: string, instant: string | null): number {
  return instant === null ? Infinity : (Date.parse(at) - Date.parse(instant)) / 1000;
}

/** Strained if requests queue, one got no answer recently, or the change feed is behind. */
export function backendLevel({ at, state, connections, feed }: CommerceBackend): Level {
  if (state === 'away') return 'down';
  if (state === 'unknown') return 'unknown';
  const isStrained = connections.some(
    ({ waiting, unansweredAt }) => waiting > 0 || secondsBefore(at, unansweredAt) < RECENT_SECONDS,
  );
  return isStrained || secondsBefore(at, feed.readAt) > OLD_FEED_SECONDS ? 'strained' : 'well';
}

export type ReplicaState = 'well' | 'silent' | 'behind' | 'ailing';

/** Returns the most important fact about a replica. */
export function replicaState({ silentSeconds, revision, ailing }: Replica, newest: number): ReplicaState {
  if (silentSeconds > SILENT_SECONDS) return 'silent';
  if (revision < newest) return 'behind';
  return ailing.length > 0 ? 'ailing' : 'well';
}

/** Down if no replica sends heartbeats. */
export function replicasLevel({ replicas, newest }: Replicas): Level {
  const states = replicas.map((replica) => replicaState(replica, newest));
  if (states.every((state) => state === 'silent')) return 'down';
  return states.every((state) => state === 'well') ? 'well' : 'strained';
}

/** Strained if it is slow, almost out of connections, or has blocked queries. */
export function databaseLevel(condition: DatabaseCondition): Level {
  const { answeredInMilliseconds, connections, mostConnections, longestSeconds } = condition;
  const isStrained =
    answeredInMilliseconds > SLOW_MILLISECONDS ||
    connections > mostConnections * MANY_CONNECTIONS ||
    longestSeconds > LONG_SECONDS;
  return isStrained ? 'strained' : 'well';
}

export type IndexState = 'absent' | 'rebuilding' | 'behind' | 'current';

/** Number of unread changes that an index may have during normal operation. */
const FEW_CHANGES = 20;

/** Returns the state of an index compared to the catalogue. */
export function indexState({ products, rebuildWanted, lag }: SearchIndexStatus): IndexState {
  if (products === null) return 'absent';
  if (rebuildWanted) return 'rebuilding';
  return lag !== null && lag > FEW_CHANGES ? 'behind' : 'current';
}

/** Down if no index can be searched. An index that is being rebuilt still answers. */
export function searchLevel(indexes: readonly SearchIndexStatus[]): Level {
  const states = indexes.map(indexState);
  if (states.length > 0 && states.every((state) => state === 'absent')) return 'down';
  return states.some((state) => state === 'absent' || state === 'behind') ? 'strained' : 'well';
}

/** Strained if jobs failed or wait for long. */
export function jobsLevel({ isStarted, queues }: JobsOverview): Level {
  if (!isStarted) return 'down';
  return queues.some(({ failed, lateSeconds }) => failed > 0 || lateSeconds > LATE_SECONDS) ? 'strained' : 'well';
}

/** Strained if a payment has no known outcome for too long. */
export const paymentsLevel = ({ total }: UnansweredPayments): Level => (total > 0 ? 'strained' : 'well');
