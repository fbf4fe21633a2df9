import type { ReactNode } from 'react';
import { Icon } from './Icon.js';

/** The error message of a field. */
export function FieldError({ id, children }: { readonly id?: string; readonly children: ReactNode }) {
  return (
    <p id={id} className="mt-1.5 flex items-start gap-1.5 text-xs font-medium wrap-anywhere hyphens-auto text-danger">
      <Icon name="warning" className="mt-px size-4" />
      {children}
    </p>
  );
}
