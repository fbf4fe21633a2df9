/** Classes of text inputs. */
export const CONTROL_CLASSES =
  'block min-h-11 w-full rounded-control border border-hairline-strong bg-surface px-3 py-2 text-sm text-ink ' +
  'placeholder:text-ink-faint transition-colors hover:border-ink-soft focus:border-focus ' +
  'aria-invalid:border-danger aria-invalid:bg-danger-ground disabled:bg-sunken disabled:text-ink-faint';
