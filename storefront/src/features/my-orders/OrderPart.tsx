import type { ReactNode } from 'react';

/** A part of an order's page under its heading. */
export function OrderPart({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="rounded-card border border-hairline bg-surface p-5">
      <h2 className="mb-3 text-md font-bold">{title}</h2>
      {children}
    </section>
  );
}
