/** The categories that a visitor can agree to; necessary cookies need no consent. */
export const CONSENT_CATEGORIES = ['preferences', 'analytics', 'marketing'] as const;

export type ConsentCategory = (typeof CONSENT_CATEGORIES)[number];

type Categories = Readonly<Record<ConsentCategory, boolean>>;

/** The facts of a store's config that decide about the question. */
export interface ConsentSettings extends Categories {
  readonly enabled: boolean;
  readonly usesManager: boolean;
  readonly version: number;
  readonly repeatAfterDays: number;
  readonly title: string | null;
  readonly text: string | null;
}

/** The question that pages ask their visitors. */
export interface ConsentQuestion {
  /** With `nobody`, no category is ever granted. */
  readonly askedBy: 'nobody' | 'dialog' | 'manager';
  readonly version: number;
  readonly repeatAfterDays: number;
  readonly categories: readonly ConsentCategory[];
  /** Null for the shop's own texts. */
  readonly title: string | null;
  readonly text: string | null;
}

/** Returns the question of a store. `askedBy` is `nobody` if the question is switched off or offers no category. */
export function consentQuestion(settings: ConsentSettings): ConsentQuestion {
  const { enabled, usesManager, version, repeatAfterDays, title, text } = settings;
  const categories = CONSENT_CATEGORIES.filter((category) => settings[category]);
  const asks = enabled && categories.length > 0;
  const asker = usesManager ? 'manager' : 'dialog';
  return {
    askedBy: asks ? asker : 'nobody',
    version,
    repeatAfterDays,
    categories: asks ? categories : [],
    title,
    text,
  };
}

/** Returns those of the named categories that a store offers, each once and in their order. */
export const offeredCategories = (
  { categories }: Pick<ConsentQuestion, 'categories'>,
  named: readonly string[],
): readonly ConsentCategory[] => categories.filter((category) => named.includes(category));
