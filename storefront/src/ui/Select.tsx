import type { Ref, SelectHTMLAttributes } from 'react';
import { Icon } from './Icon.js';

export interface SelectProps extends Omit<SelectHTMLAttributes<HTMLSelectElement>, 'className'> {
  readonly ref?: Ref<HTMLSelectElement>;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

/** A native select, which works best on phones. Its label is a separate element. */
export function Select({ options, ...select }: SelectProps) {
  return (
    <div className="relative min-w-0">
      <select
        {...select}
        className="h-11 w-full max-w-56 appearance-none truncate rounded-control border border-hairline-strong bg-surface pr-9 pl-3 text-sm font-semibold hover:border-ink disabled:bg-sunken disabled:text-ink-faint"
      >
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" className="pointer-events-none absolute top-3 right-2.5" />
    </div>
  );
}
