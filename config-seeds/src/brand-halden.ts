import type { Brand, BrandText } from '@manifold/domain/brand/contract';

const COLOURS = {
  // Snow light: a cool white and a slightly darker paper.
  ground: '#ffffff',
  surface: '#ffffff',
  'surface-sunken': '#eef3f1',
  hairline: '#d8e2de',
  'hairline-strong': '#74857e',
  ink: '#10201a',
  'ink-soft': '#3a4a44',
  'ink-faint': '#54645d',
  // Spruce for the next action, lingonberry for savings.
  accent: '#1c6a4f',
  'accent-strong': '#124a37',
  'accent-ink': '#ffffff',
  'accent-ground': '#e3f0ea',
  saving: '#7d1d3f',
  'saving-ground': '#f7e6ec',
  ok: '#1c6135',
  'ok-ground': '#e4f2e8',
  warn: '#7a4e00',
  'warn-ground': '#fbf0d9',
  danger: '#a8201a',
  'danger-ground': '#fbe6e4',
  focus: '#0b5cad',
  // The forest: header and footer of the page.
  band: '#14342a',
  'band-ink': '#f3f8f5',
  'band-soft': '#bcd0c7',
  'band-line': '#2f5446',
};

const SHAPE = {
  radius: '0px',
  'radius-small': '0px',
  'radius-large': '0px',
  'radius-round': '999px',
  'radius-action': '999px',
  shadow: 'none',
  'shadow-raised': '0 24px 60px rgb(16 32 26 / 0.18)',
  'section-space': '3rem',
  'section-space-wide': '5.5rem',
};

const TYPE = {
  'font-family': "'Figtree Variable', 'Figtree Fallback', system-ui, 'Segoe UI', Roboto, Arial, sans-serif",
  'font-family-heading': "'Fraunces Variable', 'Fraunces Fallback', Georgia, 'Times New Roman', serif",
  'font-weight-text': '400',
  'font-weight-strong': '550',
  'font-weight-heading': '600',
  'font-weight-title': '400',
  'letter-spacing-heading': '-0.01em',
};

// The three languages of its stores.
const TEXTS: Readonly<Record<string, BrandText>> = {
  de: {
    title: 'Ausstattung für Küche, Garten und Studio',
    headline: 'Gutes Gerät, das lange bleibt',
    lead: 'Eine ruhige Auswahl für Backstuben, Gärten und Studios: solide gebaut, leicht zu pflegen, gern in der Hand.',
    picture: 'Eine Werkbank am Fenster, dahinter ein Tannenwald im Morgenlicht',
  },
  en: {
    title: 'equipment for kitchen, garden and studio',
    headline: 'Good tools, kept for years',
    lead: 'A calm selection for bakeries, gardens and studios: well built, easy to look after, a pleasure to hold.',
    picture: 'A workbench by the window, behind it a spruce forest in the morning light',
  },
  sv: {
    title: 'utrustning för kök, trädgård och studio',
    headline: 'Bra redskap som håller i åratal',
    lead: 'Ett lugnt urval för bagerier, trädgårdar och studior: gediget byggt, lätt att sköta och skönt att arbeta med.',
    picture: 'En arbetsbänk vid fönstret och bakom den en granskog i morgonljus',
  },
};

/** The second brand: a Nordic outfitter of bakeries, gardens and studios; its shop is quiet, wide and green. */
export const halden: Brand = {
  name: 'Halden',
  legalName: 'Halden AB',
  logo: '/media/brand/halden.svg',
  icon: '/media/brand/halden-icon.svg',
  homePicture: '/media/brand/halden-home.svg',
  foundedYear: 2014,
  tokens: { ...COLOURS, ...SHAPE, ...TYPE },
  layout: {
    header: 'banded',
    hero: 'full',
    card: 'bare',
    tiles: 'round',
    headings: 'centred',
    typeface: 'figtree-fraunces',
  },
  texts: TEXTS,
  departments: ['kitchen', 'garden', 'salon', 'cleaning'],
  productBrands: [
    { name: 'Royal Catering', url: '/royal-catering/' },
    { name: 'Physa', url: '/physa/' },
    { name: 'Hillvert', url: '/hillvert/' },
    { name: 'Ulsonix', url: '/ulsonix/' },
  ],
  socialLinks: [
    { name: 'Instagram', url: 'https://www.instagram.com/halden.studio' },
    { name: 'Pinterest', url: 'https://www.pinterest.com/haldenstudio' },
  ],
};
