/** Hides a column on phones; the expanded row shows its content. */
export const WIDE_ONLY = { display: { xs: 'none', md: 'table-cell' } } as const;
