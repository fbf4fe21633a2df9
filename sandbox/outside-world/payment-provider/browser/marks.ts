/** Two letters and a colour for each brand, so that the methods can be told apart. They are not trademarks. */
const MARKS: Readonly<Record<string, readonly [letters: string, colour: string]>> = {
  visa: ['VI', '#1d3f8f'],
  mc: ['MC', '#8a3413'],
  amex: ['AX', '#1c6e8c'],
  maestro: ['MA', '#5b2f83'],
  scheme: ['CC', '#444b57'],
  card: ['CC', '#444b57'],
  ideal: ['iD', '#a01f5f'],
  paypal: ['PP', '#1b3d82'],
  klarna: ['KL', '#8a4a5c'],
  klarna_account: ['KA', '#8a4a5c'],
  klarna_b2b: ['BI', '#7a3b10'],
  ratepay: ['RP', '#2f5d2f'],
  onlineBanking_PL: ['PL', '#8d1c2f'],
  twint: ['TW', '#222'],
  mobilepay: ['MP', '#3c4bb0'],
  multibanco: ['MB', '#17566f'],
  applepay: ['AP', '#222'],
  googlepay: ['GP', '#2d5a9e'],
};
const NEUTRAL = ['', '#6b7280'] as const;

/** Returns a drawn mark for an image path of the browser library, such as `logos/visa.svg`. */
export function markOf(path: string): string {
  const name = /([\w-]+?)(?:@\dx)?\.\w+$/.exec(path)?.[1] ?? '';
  const [letters, colour] = MARKS[name] ?? NEUTRAL;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="26" viewBox="0 0 40 26" role="img">
  <rect width="40" height="26" rx="4" fill="${colour}"/>
  <text x="20" y="18" fill="#fff" font-family="sans-serif" font-size="12" font-weight="700" text-anchor="middle">${letters}</text>
</svg>
`;
}
