const SNOW = '#f3f8f5';
const SPRUCE = '#14342a';

/** The mark: two overlapping spruces with three tiers each. */
const spruces = [
  '<path opacity=".55" d="M22 5l5.2 8.4h-2.6l5 8.2h-3l5.6 9.2H19z"/>',
  '<path d="M13 3l5.8 9.4h-2.9l5.5 9h-3.3l6.2 10.2H14.4V35h-2.8v-3.4H1.7l6.2-10.2H4.6l5.5-9H7.2z"/>',
].join('');

/** The letters H A L D E N as thin strokes, so that no font is needed; the A has no bar. */
const LETTERS = [
  'M46 10v18M58.5 10v18M46 19h12.5',
  'M66 28l7.2-17.6L80.4 28',
  'M88 10v18h9.5',
  'M103.5 10.7h5.2c5.4 0 8.8 3.2 8.8 8.3s-3.4 8.3-8.8 8.3h-5.2z',
  'M125 10.7h10M125 19h8.6M125 27.3h10M125 10v18',
  'M143 28V10.6L155.5 27.400V10',
].join('');

/** Halden's logo, for the dark header. */
export const haldenLogo = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 158 38"><g fill="${SNOW}">${spruces}</g><path d="${LETTERS}" fill="none" stroke="${SNOW}" stroke-width="1.9"/></svg>`;

/** The mark without letters, for the browser tab. */
export const haldenIcon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 36 36"><circle cx="18" cy="18" r="18" fill="${SPRUCE}"/><g fill="${SNOW}" transform="translate(6.6 4.200) scale(.73)">${spruces}</g></svg>`;
