const INK = '#1b1916';
const ACCENT = '#b03a0b';

/** The mark: the cross-section of an I-beam, white on the accent colour. */
const beam = (size: number): string =>
  `<g transform="scale(${size / 36})"><rect width="36" height="36" rx="8" fill="${ACCENT}"/><path fill="#fff" d="M8 8h20v5.5h-6.8v9H28V28H8v-5.5h6.8v-9H8z"/></g>`;

/** The letters F E R R U M as strokes of equal width, so that no font is needed. */
const LETTERS = [
  'M48 28V11.5h9.5M48 19.5h8',
  'M73.5 11.5H63.5V26.5h10M63.5 19h9',
  'M79 28.5V11.5h6.2a4.3 4.3 0 0 1 0 8.6H79M84 20l5.6 8.5',
  'M95.5 28.5V11.5h6.2a4.3 4.3 0 0 1 0 8.6H95.5M100.5 20l5.6 8.5',
  'M112 9.5v11.2a5.3 5.3 0 0 0 10.6 0V9.5',
  'M131 28.5V12l6.5 9.5 6.5-9.5V28.5',
].join('');

/** The logo of the demo brand, with an aspect ratio of 11:3. */
export const ferrumLogo = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 147 40.1"><g transform="translate(0 1.9)">${beam(36)}<path d="${LETTERS}" fill="none" stroke="${INK}" stroke-width="4.2" stroke-miterlimit="2"/></g></svg>`;

/** The mark without letters, for the browser tab. */
export const ferrumIcon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 36 36">${beam(36)}</svg>`;
