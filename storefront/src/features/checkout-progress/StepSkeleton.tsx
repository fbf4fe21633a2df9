import { LatePartFailure } from '../../platform/errors/LoadFailure.js';
import { Skeleton } from '../../ui/Skeleton.js';
import { StepColumns } from './StepColumns.js';

export interface StepSkeletonProps {
  readonly title: string;
  readonly rows: number;
  /** Tries again. Present if the step did not load yet, which the page must say. */
  readonly onRetry?: (() => void) | undefined;
}

/** A placeholder in the shape of a step while its cart is loading. */
export function StepSkeleton({ title, rows, onRetry }: StepSkeletonProps) {
  return (
    <StepColumns title={title} aside={<Skeleton className="h-14 rounded-card lg:h-80" />}>
      {onRetry ? (
        <div className="mb-6">
          <LatePartFailure onRetry={onRetry} />
        </div>
      ) : null}
      <div aria-hidden="true" className="grid gap-5 sm:grid-cols-2">
        {Array.from({ length: rows }, (_, row) => (
          <div key={row}>
            <Skeleton className="mb-2 h-4 w-24" />
            <Skeleton className="h-11" />
          </div>
        ))}
      </div>
    </StepColumns>
  );
}
