interface Refusal {
  readonly statusCode?: number;
  readonly message?: string;
  readonly originalRequest?: { readonly method?: string; readonly uri?: string };
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

/** Why the load ended, for a log. The vendor's client throws objects that are no `Error`; of their requests only the address is told. */
export function reasonOf(error: unknown): string {
  const { statusCode, message, originalRequest } = (error ?? {}) as Refusal;
  const reason = message ?? String(error);
  if (originalRequest === undefined) return reason;
  const answered = statusCode === undefined ? 'no answer' : String(statusCode);
  return `${reason} (${originalRequest.method} ${originalRequest.uri}: ${answered})`;
}
