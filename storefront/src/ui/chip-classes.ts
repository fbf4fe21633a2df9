/** How the choices in a row look, each a link to a part of what is shown. */
export const CHIP_CLASSES =
  'block rounded-full border border-hairline-strong bg-surface px-4 py-2 text-sm font-semibold whitespace-nowrap transition-colors hover:border-ink';
