import type { VatNumberFormat } from '@manifold/domain/vat-number/contract';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { Field, type FieldProps } from '../../ui/Field.js';
import { classNames } from '../../ui/class-names.js';
import { CONTROL_CLASSES } from '../../ui/control-classes.js';

export interface VatNumberFieldProps extends FieldProps {
  readonly input: UseFormRegisterReturn;
  readonly format: VatNumberFormat;
}

/** The field of a VAT number. The country's prefix is shown before it, because the stored number has none. */
export function VatNumberField({ input, format, ...field }: VatNumberFieldProps) {
  return (
    <Field {...field}>
      {(ids) => (
        <span className="flex items-stretch">
          <span
            aria-hidden="true"
            className="grid place-items-center rounded-l-control border border-r-0 border-hairline-strong bg-sunken px-3 text-sm text-ink-soft"
          >
            {format.prefix}
          </span>
          <input
            {...input}
            {...ids}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            placeholder={format.placeholder}
            className={classNames(CONTROL_CLASSES, 'rounded-l-none')}
          />
        </span>
      )}
    </Field>
  );
}
