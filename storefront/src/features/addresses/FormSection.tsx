import type { ReactNode } from 'react';

/** A part of the addresses form under its heading. */
export function FormSection({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="space-y-5">
      <h2 className="text-lg font-bold">{title}</h2>
      {children}
    </section>
  );
}
