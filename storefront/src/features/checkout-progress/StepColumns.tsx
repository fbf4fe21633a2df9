import type { ReactNode } from 'react';

export interface StepColumnsProps {
  /** Undefined if the content has its own heading. */
  readonly title?: string;
  readonly aside: ReactNode;
  /** Shows the content before the order summary on a phone. */
  readonly isAsideLast?: boolean;
  readonly children: ReactNode;
}

/** Lays out a step of the checkout: its form beside the order summary. On a phone the collapsed summary comes first. */
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
