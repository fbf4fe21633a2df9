import type { InputHTMLAttributes, Ref } from 'react';
import { classNames } from './class-names.js';
import { CONTROL_CLASSES } from './control-classes.js';
import { Field, type FieldProps } from './Field.js';

export interface TextFieldProps extends FieldProps, Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'className'> {
  readonly ref?: Ref<HTMLInputElement>;
}

/** A text input with its label. The result of react-hook-form's `register()` can be spread onto it. */
export function TextField({ id, label, hint, error, optional, className, ref, ...input }: TextFieldProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional} className={className}>
      {(ids) => <input ref={ref} {...input} {...ids} className={classNames(CONTROL_CLASSES)} />}
    </Field>
  );
}
