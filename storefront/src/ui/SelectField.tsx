import type { Ref, SelectHTMLAttributes } from 'react';
import { classNames } from './class-names.js';
import { CONTROL_CLASSES } from './control-classes.js';
import { Field, type FieldProps } from './Field.js';
import { Icon } from './Icon.js';

export interface SelectFieldProps
  extends FieldProps, Omit<SelectHTMLAttributes<HTMLSelectElement>, 'id' | 'className'> {
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly ref?: Ref<HTMLSelectElement>;
}

/** One of a few, in the browser's own list: it is the best one on every phone. */
export function SelectField({ label, hint, error, optional, className, options, ref, ...select }: SelectFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional} className={className}>
      {(ids) => (
        <div className="relative">
          <select ref={ref} {...select} {...ids} className={classNames(CONTROL_CLASSES, 'appearance-none pr-10')}>
            {options.map(({ value, label: text }) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </select>
          <Icon name="chevron-down" className="pointer-events-none absolute top-3 right-3 text-ink-soft" />
        </div>
      )}
    </Field>
  );
}
