/** Columns that a phone has no room for; an open line says what is in them. */
export const WIDE_ONLY = { display: { xs: 'none', md: 'table-cell' } } as const;
