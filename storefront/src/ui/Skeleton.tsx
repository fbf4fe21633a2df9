import { classNames } from './class-names.js';

/** A placeholder for loading content; `className` gives it a shape. */
export function Skeleton({ className }: { readonly className?: string }) {
  return <span aria-hidden="true" className={classNames('skeleton block rounded-control', className)} />;
}
