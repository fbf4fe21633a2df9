const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\//, 'Firefox'],
  [/(?:Chrome|CriOS)\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/Android/, 'Android'],
  [/iPhone|iPad/, 'iOS'],
  [/Windows/, 'Windows'],
  [/Macintosh|Mac OS/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
];

const firstOf = (known: typeof BROWSERS, agent: string): string | undefined =>
  known.find(([pattern]) => pattern.test(agent))?.[1];

/** What a browser says of itself, in two words: `Chrome, Windows`; undefined where it says nothing that we know. */
export function deviceName(agent: string): string | undefined {
  const words = [firstOf(BROWSERS, agent), firstOf(SYSTEMS, agent)].filter((word) => word !== undefined);
  return words.length === 0 ? undefined : words.join(', ');
}
