import type { Brand } from '@manifold/domain/brand/contract';

const COLOURS = {
  // Paper and light, as in a well-lit workshop.
  ground: '#f7f5f1',
  surface: '#ffffff',
  'surface-sunken': '#efebe4',
  hairline: '#e3ddd3',
  'hairline-strong': '#8d8578',
  // Text: near black and two greys, all readable on ground, surface and sunken surface.
  ink: '#1b1916',
  'ink-soft': '#49453e',
  'ink-faint': '#635d53',
  // The one main action of a screen.
  accent: '#b03a0b',
  'accent-strong': '#8f2e07',
  'accent-ink': '#ffffff',
  'accent-ground': '#fbeae2',
  // Savings.
  saving: '#0a5a51',
  'saving-ground': '#dff0ec',
  // Stock and errors, always with an icon and a word.
  ok: '#1c6135',
  'ok-ground': '#e4f2e8',
  warn: '#7a4e00',
  'warn-ground': '#fbf0d9',
  danger: '#a8201a',
  'danger-ground': '#fbe6e4',
  focus: '#1856c4',
  // Strip and footer.
  band: '#1b1916',
  'band-ink': '#f7f5f1',
  'band-soft': '#c9c4ba',
  'band-line': '#49453e',
};

const SHAPE = {
  radius: '10px',
  'radius-small': '6px',
  'radius-large': '16px',
  'radius-round': '999px',
  shadow: '0 1px 2px rgb(27 25 22 / 0.05), 0 6px 20px rgb(27 25 22 / 0.06)',
  'shadow-raised': '0 2px 4px rgb(27 25 22 / 0.06), 0 16px 40px rgb(27 25 22 / 0.14)',
};

const TYPE = {
  'font-family': "'Sofia Sans Variable', 'Sofia Sans Fallback', system-ui, 'Segoe UI', Roboto, Arial, sans-serif",
  'font-weight-text': '400',
  'font-weight-strong': '650',
  'font-weight-heading': '720',
  'letter-spacing-heading': '-0.015em',
};

// The footer's fixed links (spec shell §2.3).
const PRODUCT_BRANDS = [
  { name: 'Royal Catering', url: '/royal-catering/' },
  { name: 'Stamos', url: '/stamos/' },
  { name: 'MSW', url: '/msw/' },
  { name: 'Steinberg Systems', url: '/steinberg-systems/' },
  { name: 'Ulsonix', url: '/ulsonix/' },
  { name: 'Hillvert', url: '/hillvert/' },
  { name: 'Physa', url: '/physa/' },
  { name: 'Wiesenfield', url: '/wiesenfield/' },
  { name: 'Frommstarck', url: '/frommstarck/' },
  { name: 'Uniprodo', url: '/uniprodo/' },
];

/** The demo brand: it sells machines, and its shop looks like a well-lit workshop. */
export const ferrum: Brand = {
  name: 'Ferrum',
  legalName: 'Ferrum Machines s.r.o.',
  logo: '/media/brand/ferrum.svg',
  icon: '/media/brand/ferrum-icon.svg',
  homePicture: '/media/home.svg',
  foundedYear: 2007,
  tokens: { ...COLOURS, ...SHAPE, ...TYPE },
  layout: {
    header: 'plain',
    hero: 'split',
    card: 'framed',
    tiles: 'framed',
    headings: 'start',
    typeface: 'sofia-sans',
  },
  texts: {},
  departments: [],
  productBrands: PRODUCT_BRANDS,
  socialLinks: [
    { name: 'YouTube', url: 'https://www.youtube.com/@ferrum-machines' },
    { name: 'Facebook', url: 'https://www.facebook.com/ferrum-machines' },
    { name: 'LinkedIn', url: 'https://www.linkedin.com/company/ferrum-machines' },
    { name: 'Xing', url: 'https://www.xing.com/pages/ferrum-machines' },
  ],
};
