import { Skeleton } from '../../../ui/Skeleton.js';

/** A placeholder in the shape of the provider's methods, the first one open. */
export function PanelSkeleton() {
  return (
    <div aria-hidden="true" className="grid gap-2">
      <Skeleton className="h-64" />
      <Skeleton className="h-14" />
      <Skeleton className="h-14" />
    </div>
  );
}
