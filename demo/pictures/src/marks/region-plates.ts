const LETTERS = 'abcdefghijklmnopqrstuvwxyz'.split('');

const plate = (code: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 36 24"><path fill="#e7e5df" d="M0 0h36v24H0z"/><text x="18" y="17" text-anchor="middle" font-family="system-ui,sans-serif" font-size="14" font-weight="600" fill="#3b3a36">${code.toUpperCase()}</text></svg>`;

/** Returns whether the runtime has a name for the region code. */
function isRegion(code: string): boolean {
  const region = code.toUpperCase();
  return new Intl.DisplayNames('en', { type: 'region', fallback: 'none' }).of(region) !== undefined;
}

/** A plate with the country code for each country of the world, for countries without a drawn flag. */
export const regionPlates: Readonly<Record<string, string>> = Object.fromEntries(
  LETTERS.flatMap((first) => LETTERS.map((second) => first + second))
    .filter(isRegion)
    .map((code) => [code, plate(code)]),
);
