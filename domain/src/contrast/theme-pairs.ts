/** Tokens that are colours. */
export type ThemeColour =
  | 'ground'
  | 'surface'
  | 'surface-sunken'
  | 'hairline'
  | 'hairline-strong'
  | 'ink'
  | 'ink-soft'
  | 'ink-faint'
  | 'accent'
  | 'accent-strong'
  | 'accent-ink'
  | 'accent-ground'
  | 'saving'
  | 'saving-ground'
  | 'ok'
  | 'ok-ground'
  | 'warn'
  | 'warn-ground'
  | 'danger'
  | 'danger-ground'
  | 'focus'
  | 'band'
  | 'band-ink'
  | 'band-soft';

/** A foreground and a background token that the shop combines, and their minimum contrast. */
export interface ThemePair {
  /** The text or shape that the shopper sees. */
  readonly shows: string;
  readonly ink: ThemeColour;
  readonly grounds: readonly ThemeColour[];
  /** Minimum contrast ratio: 7 for prices, 4.5 for text, 3 for icons and for edges of controls. */
  readonly minimum: 7 | 4.5 | 3;
}

const PAPER: readonly ThemeColour[] = ['surface', 'ground', 'surface-sunken'];
const TINTS: readonly ThemeColour[] = ['accent-ground', 'saving-ground', 'ok-ground', 'warn-ground', 'danger-ground'];

/** Every pair of tokens that the shop combines. */
export const THEME_PAIRS: readonly ThemePair[] = [
  { shows: 'prices and headings', ink: 'ink', grounds: [...PAPER, ...TINTS, 'hairline'], minimum: 7 },
  { shows: 'old prices, amounts, descriptions', ink: 'ink-soft', grounds: [...PAPER, 'accent-ground'], minimum: 7 },
  { shows: 'discounted prices', ink: 'saving', grounds: ['surface', 'ground'], minimum: 7 },
  { shows: 'hints and placeholders', ink: 'ink-faint', grounds: [...PAPER, 'danger-ground'], minimum: 4.5 },
  { shows: 'the main button', ink: 'accent-ink', grounds: ['accent', 'accent-strong'], minimum: 4.5 },
  { shows: 'what is chosen', ink: 'accent', grounds: [...PAPER, 'accent-ground'], minimum: 4.5 },
  { shows: 'the highlight button', ink: 'saving', grounds: ['saving-ground'], minimum: 4.5 },
  { shows: 'savings', ink: 'saving-ground', grounds: ['saving'], minimum: 4.5 },
  { shows: 'what is in stock', ink: 'ok', grounds: [...PAPER, 'ok-ground'], minimum: 4.5 },
  { shows: 'what runs low', ink: 'warn', grounds: [...PAPER, 'warn-ground'], minimum: 4.5 },
  { shows: 'what is wrong', ink: 'danger', grounds: [...PAPER, 'danger-ground'], minimum: 4.5 },
  { shows: 'footer, notices, the secondary button', ink: 'ground', grounds: ['ink', 'ink-soft'], minimum: 4.5 },
  { shows: 'strip, footer, a banded head', ink: 'band-ink', grounds: ['band'], minimum: 7 },
  { shows: 'the menu of a banded head', ink: 'band-soft', grounds: ['band'], minimum: 4.5 },
  { shows: 'edges of fields and buttons', ink: 'hairline-strong', grounds: PAPER, minimum: 3 },
  { shows: 'where the keyboard is', ink: 'focus', grounds: [...PAPER, ...TINTS], minimum: 3 },
];
