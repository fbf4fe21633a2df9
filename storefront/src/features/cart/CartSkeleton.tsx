import { Skeleton } from '../../ui/Skeleton.js';

/** A placeholder in the shape of two cart lines. */
export function CartSkeleton() {
  return (
    <div aria-hidden="true" className="divide-y divide-hairline">
      {['first', 'second'].map((line) => (
        <div key={line} className="flex gap-4 py-5">
          <Skeleton className="size-20 sm:size-28" />
          <div className="flex flex-1 flex-col gap-2">
            <Skeleton className="h-5 w-3/4" />
            <Skeleton className="h-4 w-24" />
            <Skeleton className="mt-auto h-9 w-28" />
          </div>
        </div>
      ))}
    </div>
  );
}
