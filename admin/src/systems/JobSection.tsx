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
  const text = (name: string, values?: Record<string, string | number>) =>
    translate(`console.systems.jobs.${name}`, values);
  const waiting = ({ waiting: count, lateSeconds }: JobQueue) =>
    lateSeconds < 1 ? count : text('late', { count, seconds: Math.round(lateSeconds) });
  const columns: readonly FactColumn<JobQueue>[] = [
    { name: 'queue', label: text('queue'), value: ({ name }) => text(`name.${name}`) },
    { name: 'waiting', label: text('waiting'), value: waiting, isFigure: true },
    { name: 'planned', label: text('planned'), value: ({ planned }) => planned, isFigure: true, isWideOnly: true },
    { name: 'running', label: text('running'), value: ({ running }) => running, isFigure: true, isWideOnly: true },
    { name: 'retrying', label: text('retrying'), value: ({ retrying }) => retrying, isFigure: true },
    { name: 'failed', label: text('failed'), value: ({ failed }) => failed, isFigure: true },
  ];
  return (
    <SystemSection id="jobs" title={text('title')} help={text('help')} isEmpty={!found} hasFailed={hasFailed}>
      {found && !found.isStarted && <Alert severity="error">{text('stopped')}</Alert>}
      {found?.isStarted && (
        <>
          <FactTable label={text('title')} columns={columns} rows={found.queues} keyOf={({ name }) => name} />
          <FailedJobs failed={found.failed} mayRetry={mayRetry} />
        </>
      )}
    </SystemSection>
  );
}
