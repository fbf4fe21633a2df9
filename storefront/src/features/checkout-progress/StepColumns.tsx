import type { ReactNode } from 'react';

export interface StepColumnsProps {
  /** Left out where the content has a heading of its own. */
  readonly title?: string;
  readonly aside: ReactNode;
  /** On a phone the content comes first, the order after it. */
  readonly isAsideLast?: boolean;
  readonly children: ReactNode;
}

/** A step of the checkout: its form, and the order beside it; on a phone the order comes first, folded. */
export function StepColumns({ title, aside, isAsideLast = false, children }: StepColumnsProps) {
  return (
    <div className="grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-x-10">
      {title ? <h1 className="text-xl font-extrabold tracking-tight lg:col-span-2 lg:text-2xl">{title}</h1> : null}
      <aside className={isAsideLast ? 'order-2' : 'lg:order-2'}>
        <div className="lg:sticky lg:top-6">{aside}</div>
      </aside>
      <div className={isAsideLast ? 'order-1 min-w-0' : 'min-w-0 lg:order-1'}>{children}</div>
    </div>
  );
}
