import { useId, type ReactNode } from 'react';
import { classNames } from '../../ui/class-names.js';

/** Shows the controls inside as if they had the focus. */
export const FOCUSED =
  '[&_:is(button,input,select)]:outline-2 [&_:is(button,input,select)]:outline-offset-2 [&_:is(button,input,select)]:outline-focus';

/** A group of components, with an anchor for the table of contents. */
export function Chapter({
  id,
  title,
  children,
}: {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}) {
  return (
    <section aria-labelledby={id} className="section-rhythm">
      <h2 id={id} className="mb-4 scroll-mt-4 text-xl font-bold lg:mb-6 lg:text-2xl">
        {title}
      </h2>
      <div className="grid gap-4 lg:grid-cols-2 lg:gap-6">{children}</div>
    </section>
  );
}

export interface SpecimenProps {
  /** The component's name in the code. */
  readonly name: string;
  /** The properties to look at. */
  readonly text?: string;
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/** One component with its name. */
export function Specimen({ name, text, isWide = false, children }: SpecimenProps) {
  const id = useId();
  return (
    <article
      aria-labelledby={id}
      className={classNames(
        'min-w-0 overflow-hidden rounded-card border border-hairline bg-surface shadow-soft',
        isWide && 'lg:col-span-2',
      )}
    >
      <header className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-hairline bg-ground px-4 py-2.5 lg:px-5">
        <h3 id={id} className="font-mono text-sm font-semibold">
          {name}
        </h3>
        {text ? <p className="text-xs text-ink-soft">{text}</p> : null}
      </header>
      <div className="p-4 lg:p-5">{children}</div>
    </article>
  );
}

/** One state of a component with its label. */
export function State({
  name,
  className,
  children,
}: {
  readonly name: string;
  readonly className?: string;
  readonly children: ReactNode;
}) {
  return (
    <div className="min-w-0">
      <p className="mb-1.5 text-xs text-ink-soft">{name}</p>
      <div className={className}>{children}</div>
    </div>
  );
}

/** States in a row that wraps. */
export function States({ children }: { readonly children: ReactNode }) {
  return <div className="flex flex-wrap items-start gap-x-5 gap-y-4">{children}</div>;
}
