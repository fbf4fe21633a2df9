import type { ComponentProps } from 'react';

/** What the quick search makes of the form and its field, once it is there. */
export interface SearchDress {
  readonly field?: ComponentProps<'input'>;
  readonly form?: Pick<ComponentProps<'form'>, 'onSubmit' | 'onBlur'>;
}
