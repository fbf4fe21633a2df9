import { classNames } from './class-names.js';

/** The place of something that comes; its classes give it that thing's shape. */
export function Skeleton({ className }: { readonly className?: string }) {
  return <span aria-hidden="true" className={classNames('skeleton block rounded-control', className)} />;
}
