import type { ReactNode } from 'react';

/** A step of the checkout: its form, and the order beside it; on a phone the order comes first, folded. */
export function StepColumns({ title, aside, children }: { readonly title: string; readonly aside: ReactNode; readonly children: ReactNode }) {
  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-10">
      <h1 className="text-xl font-extrabold tracking-tight lg:col-span-2 lg:text-2xl">{title}</h1>
      <aside className="lg:order-2">
        <div className="lg:sticky lg:top-6">{aside}</div>
      </aside>
      <div className="min-w-0 lg:order-1">{children}</div>
    </div>
  );
}
