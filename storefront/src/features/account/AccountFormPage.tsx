import type { ReactNode } from 'react';

export interface AccountFormPageProps {
  readonly title: string;
  readonly lead?: string;
  readonly children: ReactNode;
}

/** A page with one form: its title, its purpose, and the form. */
export function AccountFormPage({ title, lead, children }: AccountFormPageProps) {
  return (
    <div className="page">
      <div className="mx-auto max-w-md py-8 lg:py-14">
        <h1 className="text-xl font-extrabold tracking-tight">{title}</h1>
        {lead ? <p className="mt-2 text-ink-soft">{lead}</p> : null}
        <div className="mt-6 space-y-6">{children}</div>
      </div>
    </div>
  );
}
