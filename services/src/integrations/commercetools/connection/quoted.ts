/** A value inside a predicate: quotes and backslashes cannot end it. */
export const quoted = (value: string): string => JSON.stringify(value);

/** Values inside an `in (…)`. */
export const quotedList = (values: readonly string[]): string => values.map(quoted).join(', ');
