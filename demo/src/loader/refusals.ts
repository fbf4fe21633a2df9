interface Refusal {
  readonly statusCode?: number;
  readonly message?: string;
  readonly originalRequest?: { readonly method?: string; readonly uri?: string };
  readonly body?: { readonly errors?: readonly { readonly code?: string }[] };
}

/** Returns whether a draft was refused because its key or number exists already. */
export function isDuplicate(error: unknown): boolean {
  const { body } = error as Refusal;
  return (
    body?.errors?.some(({ code }) => code === 'DuplicateField' || code === 'DuplicateFieldWithConflictingResource') ??
    false
  );
}

/** Returns whether a resource does not exist. */
export const isMissing = (error: unknown): boolean => (error as Refusal).statusCode === 404;

/** Returns the reason of a failure for the log. The SDK throws objects that are not an `Error`; only the address of their request is used. */
export function reasonOf(error: unknown): string {
  const { statusCode, message, originalRequest } = (error ?? {}) as Refusal;
  const reason = message ?? String(error);
  if (originalRequest === undefined) return reason;
  const answered = statusCode === undefined ? 'no answer' : String(statusCode);
  return `${reason} (${originalRequest.method} ${originalRequest.uri}: ${answered})`;
}
