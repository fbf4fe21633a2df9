/** Texts by message id. */
export type Texts = Readonly<Record<string, string>>;

/** The ids that none of the texts has a word for. */
export function missingIds(source: Texts, texts: readonly Texts[]): string[] {
  return Object.keys(source).filter((id) => !texts.some((each) => (each[id] ?? '').trim() !== ''));
}
