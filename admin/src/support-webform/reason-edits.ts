import type { SupportReason, SupportSubreason } from '@manifold/domain/support-webform/contract';

export type Reasons = readonly SupportReason[];

/** Identifies the texts of a reason or subreason. */
export interface EntryPlace {
  readonly reason: string;
  readonly subreason: string | null;
}

/** Identifies a text in one language. */
export interface TextPlace extends EntryPlace {
  readonly language: string;
}

/** Moves an item of a list. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const rest = items.filter((_, index) => index !== from);
  return [...rest.slice(0, to), ...items.slice(from, from + 1), ...rest.slice(to)];
}

/** Derives a unique key from the English text. It never changes later, because requests are routed by it. */
export function keyOf(english: string, taken: readonly string[]): string {
  const letters = english
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');
  const plain = letters.replace(/^[-0-9]+|-+$/g, '').slice(0, 50) || 'reason';
  if (!taken.includes(plain)) return plain;
  const count = Array.from({ length: taken.length + 1 }, (_, index) => index + 2);
  return `${plain}-${count.find((number) => !taken.includes(`${plain}-${number}`)) ?? 2}`;
}

const newSubreason = (english: string, taken: readonly string[]): SupportSubreason => ({
  key: keyOf(english, taken),
  label: { en: english },
  requires: [],
  shortcutPage: null,
});

/** Returns the reasons with one of them changed. */
export function withReason(reasons: Reasons, key: string, change: (reason: SupportReason) => SupportReason): Reasons {
  return reasons.map((reason) => (reason.key === key ? change(reason) : reason));
}

/** Returns the reasons with one subreason changed. */
export function withSubreason(
  reasons: Reasons,
  at: { readonly reason: string; readonly subreason: string },
  change: (subreason: SupportSubreason) => SupportSubreason,
): Reasons {
  return withReason(reasons, at.reason, (reason) => ({
    ...reason,
    subreasons: reason.subreasons.map((each) => (each.key === at.subreason ? change(each) : each)),
  }));
}

/** Adds a reason at the end, with a subreason of the same text, because a reason needs at least one. */
export function withNewReason(reasons: Reasons, english: string): Reasons {
  const taken = reasons.map(({ key }) => key);
  return [...reasons, { key: keyOf(english, taken), label: { en: english }, subreasons: [newSubreason(english, [])] }];
}

/** Adds a subreason at the end of a reason. */
export function withNewSubreason(reasons: Reasons, key: string, english: string): Reasons {
  return withReason(reasons, key, (reason) => {
    const taken = reason.subreasons.map((each) => each.key);
    return { ...reason, subreasons: [...reason.subreasons, newSubreason(english, taken)] };
  });
}

type Label = SupportReason['label'];

function labelWith(label: Label, language: string, text: string): Label {
  const { [language]: _old, ...others } = label;
  return text.trim() === '' ? others : { ...label, [language]: text.trim() };
}

/** Changes a text in one language; an empty text removes the translation. */
export function withText(reasons: Reasons, { reason, subreason, language }: TextPlace, text: string): Reasons {
  const changed = <Entry extends { readonly label: Label }>(entry: Entry): Entry => ({
    ...entry,
    label: labelWith(entry.label, language, text),
  });
  return subreason === null
    ? withReason(reasons, reason, changed)
    : withSubreason(reasons, { reason, subreason }, changed);
}
