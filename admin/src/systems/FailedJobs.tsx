import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { FailedJob } from '@manifold/domain/systems/jobs';
import { useMutation } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'react-admin';
import { callApi, errorCode } from '../providers/api.js';
import { errorMessageId } from '../shared/errors/error-text.js';
import { useInstantText } from '../language/use-language.js';
import { FactTable, type FactColumn } from './FactTable.js';
import { PartHeading } from './SystemSection.js';
import { useRefresh } from './use-live.js';

interface FailedJobsProps {
  readonly failed: readonly FailedJob[];
  readonly mayRetry: boolean;
}

/** Lists failed jobs with their errors; an admin can retry them. */
export function FailedJobs({ failed, mayRetry }: FailedJobsProps) {
  const translate = useTranslate();
  const instant = useInstantText();
  const retry = useRetry();
  const text = (name: string, values?: Record<string, string>) => translate(`console.systems.jobs.${name}`, values);
  const facts: readonly FactColumn<FailedJob>[] = [
    { name: 'queue', label: text('queue'), value: ({ queue }) => text(`name.${queue}`) },
    { name: 'when', label: text('when'), value: ({ failedAt }) => instant(failedAt) },
    { name: 'tries', label: text('tries'), value: ({ tries }) => tries, isFigure: true, isWideOnly: true },
    { name: 'reason', label: text('reason'), value: ({ reason }) => reason ?? text('noReason') },
  ];
  const action: FactColumn<FailedJob> = {
    name: 'retry',
    label: text('retry'),
    value: (job) => (
      <Button
        size="small"
        disabled={retry.isPending}
        onClick={() => retry.mutate(job)}
        aria-label={text('retryOf', { name: text(`name.${job.queue}`), when: instant(job.failedAt) })}
      >
        {text('retry')}
      </Button>
    ),
  };
  return (
    <>
      <PartHeading>{text('failedTitle')}</PartHeading>
      {failed.length === 0 ? (
        <Typography>{text('noFailed')}</Typography>
      ) : (
        <FactTable
          label={text('failedTitle')}
          columns={mayRetry ? [...facts, action] : facts}
          rows={failed}
          keyOf={({ id }) => id}
        />
      )}
    </>
  );
}

function useRetry() {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: ({ queue, id }: FailedJob) => callApi('retryJob', { path: { queue, id } }),
    onSuccess: () => notify(translate('console.systems.jobs.retried'), { type: 'success' }),
    onError: (reason) => {
      notify(translate(errorCode(reason) === 'not-found' ? 'console.systems.jobs.gone' : errorMessageId(reason)), {
        type: 'error',
      });
    },
    onSettled: () => refresh('jobs'),
  });
}
