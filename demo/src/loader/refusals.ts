interface Refusal {
  readonly statusCode?: number;
  readonly body?: { readonly errors?: readonly { readonly code?: string }[] };
}

/** Whether a draft was refused because something has its key or its number already. */
export function isDuplicate(error: unknown): boolean {
  const { body } = error as Refusal;
  return (
    body?.errors?.some(({ code }) => code === 'DuplicateField' || code === 'DuplicateFieldWithConflictingResource') ??
    false
  );
}

/** Whether what was asked for is not there. */
export const isMissing = (error: unknown): boolean => (error as Refusal).statusCode === 404;
