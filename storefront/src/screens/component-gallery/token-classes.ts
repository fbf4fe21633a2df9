import type { ThemeColour } from '@manifold/domain/contrast/theme-pairs';

/** Background classes of the brand's colours, written out so that Tailwind finds them. */
export const GROUND_CLASSES: Readonly<Record<ThemeColour, string>> = {
  ground: 'bg-ground',
  surface: 'bg-surface',
  'surface-sunken': 'bg-sunken',
  hairline: 'bg-hairline',
  'hairline-strong': 'bg-hairline-strong',
  ink: 'bg-ink',
  'ink-soft': 'bg-ink-soft',
  'ink-faint': 'bg-ink-faint',
  accent: 'bg-accent',
  'accent-strong': 'bg-accent-strong',
  'accent-ink': 'bg-accent-ink',
  'accent-ground': 'bg-accent-tint',
  saving: 'bg-saving',
  'saving-ground': 'bg-saving-ground',
  ok: 'bg-ok',
  'ok-ground': 'bg-ok-ground',
  warn: 'bg-warn',
  'warn-ground': 'bg-warn-ground',
  danger: 'bg-danger',
  'danger-ground': 'bg-danger-ground',
  focus: 'bg-focus',
  band: 'bg-band',
  'band-ink': 'bg-band-ink',
  'band-soft': 'bg-band-soft',
};

export const INK_CLASSES: Readonly<Record<ThemeColour, string>> = {
  ground: 'text-ground',
  surface: 'text-surface',
  'surface-sunken': 'text-sunken',
  hairline: 'text-hairline',
  'hairline-strong': 'text-hairline-strong',
  ink: 'text-ink',
  'ink-soft': 'text-ink-soft',
  'ink-faint': 'text-ink-faint',
  accent: 'text-accent',
  'accent-strong': 'text-accent-strong',
  'accent-ink': 'text-accent-ink',
  'accent-ground': 'text-accent-tint',
  saving: 'text-saving',
  'saving-ground': 'text-saving-ground',
  ok: 'text-ok',
  'ok-ground': 'text-ok-ground',
  warn: 'text-warn',
  'warn-ground': 'text-warn-ground',
  danger: 'text-danger',
  'danger-ground': 'text-danger-ground',
  focus: 'text-focus',
  band: 'text-band',
  'band-ink': 'text-band-ink',
  'band-soft': 'text-band-soft',
};

export const TYPE_SCALE = [
  { name: 'xs · 13', className: 'text-xs' },
  { name: 'sm · 15', className: 'text-sm' },
  { name: 'md · 17', className: 'text-md' },
  { name: 'lg · 20', className: 'text-lg font-semibold' },
  { name: 'xl · 25', className: 'text-xl font-bold' },
  { name: '2xl · 31', className: 'text-2xl font-extrabold tracking-tight' },
  { name: '3xl · 39', className: 'text-3xl font-extrabold tracking-tight' },
] as const;

export const RADII = [
  { name: 'control', className: 'rounded-control' },
  { name: 'card', className: 'rounded-card' },
  { name: 'panel', className: 'rounded-panel' },
  { name: 'full', className: 'rounded-full' },
] as const;

export const SHADOWS = [
  { name: 'soft', className: 'shadow-soft' },
  { name: 'lifted', className: 'shadow-lifted' },
] as const;

export const SPACES = [
  { name: '1 · 4', className: 'w-1' },
  { name: '2 · 8', className: 'w-2' },
  { name: '3 · 12', className: 'w-3' },
  { name: '4 · 16', className: 'w-4' },
  { name: '6 · 24', className: 'w-6' },
  { name: '8 · 32', className: 'w-8' },
  { name: '12 · 48', className: 'w-12' },
  { name: '16 · 64', className: 'w-16' },
] as const;
