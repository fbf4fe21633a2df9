/** Classes of a chip: a link to a part of a listing. */
export const CHIP_CLASSES =
  'block rounded-full border border-hairline-strong bg-surface px-4 py-2 text-sm font-semibold whitespace-nowrap transition-colors hover:border-ink';
