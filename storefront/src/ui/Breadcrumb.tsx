import { Fragment, type ReactNode } from 'react';
import { Icon } from './Icon.js';

/** The path from the home page to this page, which is the last step. */
export function Breadcrumb({
  label,
  links,
  here,
}: {
  readonly label: string;
  readonly links: readonly ReactNode[];
  readonly here: string;
}) {
  return (
    <nav aria-label={label} className="scroll-row text-xs text-ink-soft">
      <ol className="flex items-center gap-1 py-4 whitespace-nowrap">
        {links.map((link, index) => (
          // The steps of one page never change their order.
          <Fragment key={index}>
            <li className="[&>a]:py-1 [&>a]:hover:text-ink [&>a]:hover:underline">{link}</li>
            <li aria-hidden="true">
              <Icon name="chevron-right" className="size-3.5 text-ink-faint" />
            </li>
          </Fragment>
        ))}
        <li aria-current="page" className="max-w-64 truncate text-ink">
          {here}
        </li>
      </ol>
    </nav>
  );
}
