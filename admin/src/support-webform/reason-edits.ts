import type { SupportReason, SupportSubreason } from '@manifold/domain/support-webform/contract';

export type Reasons = readonly SupportReason[];

/** Which words are meant: a reason's, or those of one of its subreasons. */
export interface EntryPlace {
  readonly reason: string;
  readonly subreason: string | null;
}

/** Which words in which language. */
export interface TextPlace extends EntryPlace {
  readonly language: string;
}

/** A list with one of its items at another place. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const rest = items.filter((_, index) => index !== from);
  return [...rest.slice(0, to), ...items.slice(from, from + 1), ...rest.slice(to)];
}

/** A key made of English words, unlike those that are taken. It stays when the words change: requests are routed by it. */
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

/** The reasons with one of them changed. */
export function withReason(reasons: Reasons, key: string, change: (reason: SupportReason) => SupportReason): Reasons {
  return reasons.map((reason) => (reason.key === key ? change(reason) : reason));
}

/** The reasons with one subreason changed. */
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

/** A new reason at the end. It begins with one subreason of its own words, since there is none without. */
export function withNewReason(reasons: Reasons, english: string): Reasons {
  const taken = reasons.map(({ key }) => key);
  return [...reasons, { key: keyOf(english, taken), label: { en: english }, subreasons: [newSubreason(english, [])] }];
}

/** A new subreason at the end of a reason. */
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

/** The reasons with other words in one language; no words take the language away. */
export function withText(reasons: Reasons, { reason, subreason, language }: TextPlace, text: string): Reasons {
  const changed = <Entry extends { readonly label: Label }>(entry: Entry): Entry => ({
    ...entry,
    label: labelWith(entry.label, language, text),
  });
  return subreason === null
    ? withReason(reasons, reason, changed)
    : withSubreason(reasons, { reason, subreason }, changed);
}
