import type { UnansweredPayments } from '@manifold/domain/online-payment/unanswered-payment';
import type { Replicas } from '@manifold/domain/replica/contract';
import type { SearchIndexStatuses } from '@manifold/domain/search-index/status';
import type { CommerceBackend } from '@manifold/domain/systems/commerce-backend';
import type { DatabaseCondition } from '@manifold/domain/systems/database';
import type { JobsOverview } from '@manifold/domain/systems/jobs';
import { useTranslate } from 'react-admin';
import {
  backendLevel,
  databaseLevel,
  indexState,
  jobsLevel,
  paymentsLevel,
  replicasLevel,
  replicaState,
  searchLevel,
  secondsBefore,
} from './level.js';
import type { StatusSummary } from './Overview.js';
import { useAgoText } from './use-ago-text.js';

/** The loaded status of each system; undefined while loading. */
export interface Known {
  readonly backend: CommerceBackend | undefined;
  readonly search: SearchIndexStatuses | undefined;
  readonly replicas: Replicas | undefined;
  readonly database: DatabaseCondition | undefined;
  readonly jobs: JobsOverview | undefined;
  readonly unanswered: UnansweredPayments | undefined;
}

/** Returns the state of each system on one line. */
export function useStatusSummaries(): (known: Known) => readonly StatusSummary[] {
  const translate = useTranslate();
  const ago = useAgoText();
  const text = (name: string, values?: Record<string, string | number>) => translate(`console.systems.${name}`, values);
  const backendText = ({ at, state, since }: CommerceBackend) =>
    text(`backend.short.${state}`, { ago: ago(secondsBefore(at, since)) });
  const replicasText = ({ replicas, newest }: Replicas) => {
    const healthy = replicas.filter((replica) => replicaState(replica, newest) === 'well').length;
    return text('process.summary', { well: healthy, smart_count: replicas.length });
  };
  const jobsText = ({ isStarted, queues }: JobsOverview) => {
    if (!isStarted) return text('jobs.stopped');
    const failed = queues.reduce((sum, queue) => sum + queue.failed, 0);
    return failed === 0 ? text('jobs.nothing') : text('jobs.summary', { smart_count: failed });
  };
  const searchText = ({ indexes }: SearchIndexStatuses) => {
    const answering = indexes.filter((index) => indexState(index) !== 'absent').length;
    return text('search.summary', { answering, smart_count: indexes.length });
  };
  const unansweredText = ({ total }: UnansweredPayments) =>
    total === 0 ? text('unanswered.nothing') : text('unanswered.summary', { smart_count: total });
  return ({ backend, search, replicas, database, jobs, unanswered }) => [
    {
      id: 'commerce-backend',
      title: text('backend.title'),
      level: backend ? backendLevel(backend) : 'unknown',
      text: backend ? backendText(backend) : '',
    },
    {
      id: 'search',
      title: text('search.title'),
      level: search ? searchLevel(search.indexes) : 'unknown',
      text: search ? searchText(search) : '',
    },
    {
      id: 'processes',
      title: text('process.title'),
      level: replicas ? replicasLevel(replicas) : 'unknown',
      text: replicas ? replicasText(replicas) : '',
    },
    {
      id: 'database',
      title: text('database.title'),
      level: database ? databaseLevel(database) : 'unknown',
      text: database ? text('database.summary', { milliseconds: Math.round(database.answeredInMilliseconds) }) : '',
    },
    {
      id: 'jobs',
      title: text('jobs.title'),
      level: jobs ? jobsLevel(jobs) : 'unknown',
      text: jobs ? jobsText(jobs) : '',
    },
    {
      id: 'unanswered-payments',
      title: text('unanswered.title'),
      level: unanswered ? paymentsLevel(unanswered) : 'unknown',
      text: unanswered ? unansweredText(unanswered) : '',
    },
  ];
}
