import { classNames } from './class-names.js';

/**
 * The variants of the specification (shell §9) in order of weight: `primary` is the main action of a screen, `secondary` a
 * strong other one, `tertiary` is outlined, `quaternary` has a quiet background, `quinary` is text only, `raw` is unstyled.
 */
export type ButtonVariant =
  'primary' | 'secondary' | 'tertiary' | 'quaternary' | 'quinary' | 'link' | 'highlight' | 'raw';
export type ButtonSize = 'sm' | 'md' | 'lg';

const BASE =
  'inline-flex items-center justify-center gap-2 rounded-button font-semibold text-center transition-colors duration-150';

const VARIANTS: Record<ButtonVariant, string> = {
  primary: 'bg-accent text-accent-ink hover:bg-accent-strong',
  secondary: 'bg-ink text-ground hover:bg-ink-soft',
  tertiary: 'border border-hairline-strong bg-surface text-ink hover:border-ink hover:bg-ground',
  quaternary: 'bg-sunken text-ink hover:bg-hairline',
  quinary: 'text-ink hover:bg-sunken',
  link: 'text-ink underline decoration-hairline-strong underline-offset-4 hover:decoration-current',
  highlight: 'bg-saving-ground text-saving hover:bg-saving hover:text-saving-ground',
  raw: '',
};

const SIZES: Record<ButtonSize, string> = {
  sm: 'min-h-9 pointer-coarse:min-h-11 px-3 py-1.5 text-sm',
  md: 'min-h-11 px-4 py-2 text-sm',
  lg: 'min-h-13 px-5 py-3 text-md',
};

const UNPADDED: ReadonlySet<ButtonVariant> = new Set(['link', 'raw']);

/** Returns the classes of a button; also for links that look like buttons. */
export function buttonClasses({
  variant = 'primary',
  size = 'md',
  isWide = false,
  className,
}: {
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
  readonly isWide?: boolean;
  readonly className?: string;
}): string {
  return classNames(
    variant !== 'raw' && BASE,
    VARIANTS[variant],
    !UNPADDED.has(variant) && `print:hidden ${SIZES[size]}`,
    isWide && 'w-full',
    className,
  );
}
