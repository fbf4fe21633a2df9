import Alert from '@mui/material/Alert';
import type { JobQueue, JobsOverview } from '@manifold/domain/systems/jobs';
import { useTranslate } from 'react-admin';
import { FactTable, type FactColumn } from './FactTable.js';
import { FailedJobs } from './FailedJobs.js';
import { SystemSection } from './SystemSection.js';

interface JobSectionProps {
  readonly found: JobsOverview | undefined;
  readonly hasFailed: boolean;
  /** Whether the user may retry failed jobs. */
  readonly mayRetry: boolean;
}

/** Shows the state of background jobs, mails included: waiting and failed ones. */
export function JobSection({ found, hasFailed, mayRetry }: JobSectionProps) {
  const translate = useTranslate();
  const word = (name: string, values?: Record<string, string | number>) =>
    translate(`console.systems.jobs.${name}`, values);
  const waiting = ({ waiting: count, lateSeconds }: JobQueue) =>
    lateSeconds < 1 ? count : word('late', { count, seconds: Math.round(lateSeconds) });
  const columns: readonly FactColumn<JobQueue>[] = [
    { name: 'queue', label: word('queue'), value: ({ name }) => word(`name.${name}`) },
    { name: 'waiting', label: word('waiting'), value: waiting, isFigure: true },
    { name: 'planned', label: word('planned'), value: ({ planned }) => planned, isFigure: true, isWideOnly: true },
    { name: 'running', label: word('running'), value: ({ running }) => running, isFigure: true, isWideOnly: true },
    { name: 'retrying', label: word('retrying'), value: ({ retrying }) => retrying, isFigure: true },
    { name: 'failed', label: word('failed'), value: ({ failed }) => failed, isFigure: true },
  ];
  return (
    <SystemSection id="jobs" title={word('title')} help={word('help')} isEmpty={!found} hasFailed={hasFailed}>
      {found && !found.isStarted && <Alert severity="error">{word('stopped')}</Alert>}
      {found?.isStarted && (
        <>
          <FactTable label={word('title')} columns={columns} rows={found.queues} keyOf={({ name }) => name} />
          <FailedJobs failed={found.failed} mayRetry={mayRetry} />
        </>
      )}
    </SystemSection>
  );
}
