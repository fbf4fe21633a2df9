import { Skeleton } from '../../ui/Skeleton.js';
import { StepColumns } from './StepColumns.js';

/** A placeholder in the shape of a step while its cart is loading. */
export function StepSkeleton({ title, rows }: { readonly title: string; readonly rows: number }) {
  return (
    <StepColumns title={title} aside={<Skeleton className="h-14 rounded-card lg:h-80" />}>
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
