/** Texts by message id. */
export type Texts = Readonly<Record<string, string>>;

/** Returns the ids for which all texts are missing or blank. */
export function missingIds(source: Texts, texts: readonly Texts[]): string[] {
  return Object.keys(source).filter((id) => !texts.some((each) => (each[id] ?? '').trim() !== ''));
}
