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

/** Returns browser and system of a user agent, such as `Chrome, Windows`; undefined if unknown. */
export function deviceName(agent: string): string | undefined {
  const words = [firstOf(BROWSERS, agent), firstOf(SYSTEMS, agent)].filter((word) => word !== undefined);
  return words.length === 0 ? undefined : words.join(', ');
}
