import type { Replica, Replicas } from '@manifold/domain/replica/contract';
import type { SearchIndexStanding } from '@manifold/domain/search-index/standing';
import type { CommerceBackend } from '@manifold/domain/systems/commerce-backend';
import type { DatabaseCondition } from '@manifold/domain/systems/database';
import type { JobsOverview } from '@manifold/domain/systems/jobs';

/** How a system is, in a word. */
export type Level = 'unknown' | 'well' | 'strained' | 'down';

/** A replica speaks every four seconds: after three silences something is wrong with it. */
const SILENT_SECONDS = 13;
/** One that was not answered so lately may not be the last. */
const LATELY_SECONDS = 60;
/** The feed is read every two seconds. */
const OLD_FEED_SECONDS = 30;
const MANY_CONNECTIONS = 0.8;
const LONG_SECONDS = 30;
const SLOW_MILLISECONDS = 500;
/** A worker looks every second. */
const LATE_SECONDS = 60;

const GRAVITY: readonly Level[] = ['well', 'unknown', 'strained', 'down'];

/** The worst of several. */
export function worst(levels: readonly Level[]): Level {
  return levels.reduce<Level>(
    (found, level) => (GRAVITY.indexOf(level) > GRAVITY.indexOf(found) ? level : found),
    'well',
  );
}

/** How many seconds before another an instant was; none is longer ago than any. */
export function secondsBefore(at: string, instant: string | null): number {
  return instant === null ? Infinity : (Date.parse(at) - Date.parse(instant)) / 1000;
}

/** Strained while somebody waits, a request had no answer lately, or its changes are not read. */
export function backendLevel({ at, state, ways, feed }: CommerceBackend): Level {
  if (state === 'away') return 'down';
  if (state === 'unknown') return 'unknown';
  const isTroubled = ways.some(
    ({ waiting, unansweredAt }) => waiting > 0 || secondsBefore(at, unansweredAt) < LATELY_SECONDS,
  );
  return isTroubled || secondsBefore(at, feed.readAt) > OLD_FEED_SECONDS ? 'strained' : 'well';
}

export type ReplicaState = 'well' | 'silent' | 'behind' | 'ailing';

/** What is to be said of a process first. */
export function replicaState({ silentSeconds, revision, ailing }: Replica, newest: number): ReplicaState {
  if (silentSeconds > SILENT_SECONDS) return 'silent';
  if (revision < newest) return 'behind';
  return ailing.length > 0 ? 'ailing' : 'well';
}

/** Down where none speaks any more. */
export function replicasLevel({ replicas, newest }: Replicas): Level {
  const states = replicas.map((replica) => replicaState(replica, newest));
  if (states.every((state) => state === 'silent')) return 'down';
  return states.every((state) => state === 'well') ? 'well' : 'strained';
}

/** Strained where it is slow, is near its last connection, or somebody holds it up. */
export function databaseLevel(condition: DatabaseCondition): Level {
  const { answeredInMilliseconds, connections, mostConnections, longestSeconds } = condition;
  const isTroubled =
    answeredInMilliseconds > SLOW_MILLISECONDS ||
    connections > mostConnections * MANY_CONNECTIONS ||
    longestSeconds > LONG_SECONDS;
  return isTroubled ? 'strained' : 'well';
}

export type IndexState = 'absent' | 'rebuilding' | 'behind' | 'current';

/** Of how many changes an index may be ignorant while it takes them. */
const FEW_CHANGES = 20;

/** How an index stands to the catalogue. */
export function indexState({ products, rebuildWanted, lag }: SearchIndexStanding): IndexState {
  if (products === null) return 'absent';
  if (rebuildWanted) return 'rebuilding';
  return lag !== null && lag > FEW_CHANGES ? 'behind' : 'current';
}

/** Down where nobody can search at all. One that is being filled anew goes on answering. */
export function searchLevel(indexes: readonly SearchIndexStanding[]): Level {
  const states = indexes.map(indexState);
  if (states.length > 0 && states.every((state) => state === 'absent')) return 'down';
  return states.some((state) => state === 'absent' || state === 'behind') ? 'strained' : 'well';
}

/** Strained where some have failed or wait for long. */
export function jobsLevel({ isStarted, queues }: JobsOverview): Level {
  if (!isStarted) return 'down';
  return queues.some(({ failed, lateSeconds }) => failed > 0 || lateSeconds > LATE_SECONDS) ? 'strained' : 'well';
}
