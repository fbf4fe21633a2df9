import { useId, type ReactNode } from 'react';
import { FieldError } from './FieldError.js';

export interface ControlIds {
  readonly id: string;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
}

export interface FieldProps {
  readonly label: string;
  readonly hint?: string;
  readonly error?: string;
  /** Text beside the label of an optional field. */
  readonly optional?: string;
  readonly className?: string;
}

/** Label, control, hint and error, connected for screen readers by the ids that the control receives. */
export function Field({
  label,
  hint,
  error,
  optional,
  className,
  children,
}: FieldProps & { readonly children: (ids: ControlIds) => ReactNode }) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={className}>
      <label
        htmlFor={id}
        className="mb-1.5 flex flex-wrap items-baseline justify-between gap-x-3 text-sm font-semibold wrap-anywhere hyphens-auto"
      >
        {label}
        {optional ? (
          <span className="shrink-0 text-xs font-normal whitespace-nowrap text-ink-faint">{optional}</span>
        ) : null}
      </label>
      {children({ id, 'aria-invalid': error ? true : undefined, 'aria-describedby': described || undefined })}
      {hint ? (
        <p id={`${id}-hint`} className="mt-1.5 text-xs text-ink-faint">
          {hint}
        </p>
      ) : null}
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
    </div>
  );
}
