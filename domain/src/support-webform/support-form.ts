import type { SupportReason, SupportSubreason, SupportWebform } from './contract.js';
import { FIELD_RULES, SUPPORT_FIELDS, type SupportField, type SupportFieldKind } from './fields.js';

/** What a field holds, as typed. */
export type SupportValues = Readonly<Partial<Record<SupportField, string>>>;

/** Where a person stands in the form. */
export interface SupportFormState {
  readonly reason: string | undefined;
  readonly subreason: string | undefined;
  readonly language: string;
  /** Whether the shortcut was seen and the form asked for. Choosing another subreason begins anew. */
  readonly hasContinued?: boolean;
  /** What the page that opened the form filled in. */
  readonly prefill?: SupportValues;
}

export interface SupportOption {
  readonly key: string;
  readonly label: string;
  /** False when the language has no words of its own, so that the English ones stand in. */
  readonly isTranslated: boolean;
}

export interface SupportFormField {
  readonly name: SupportField;
  readonly kind: SupportFieldKind;
  readonly isRequired: boolean;
  /** A product number that came with the request is not typed over. */
  readonly isReadOnly: boolean;
  readonly maximumLength: number | null;
  /** What there is to choose from; empty for a field that is typed. */
  readonly options: readonly SupportOption[];
}

/** The form as it stands: its fields in order, and the shortcut that is offered in place of most of them. */
export interface SupportForm {
  readonly fields: readonly SupportFormField[];
  /** The self-service page to offer first; null when the fields are shown. */
  readonly shortcutPage: string | null;
  /** Whether everything is asked that a request needs. */
  readonly isWhole: boolean;
}

const option = ({ key, label }: Pick<SupportReason, 'key' | 'label'>, language: string): SupportOption => ({
  key,
  label: label[language] ?? label['en'] ?? key,
  isTranslated: label[language] !== undefined,
});

/** Whether the field is part of a request for this subreason. */
function isAsked(name: SupportField, { requires }: SupportSubreason): boolean {
  const { askedAs } = FIELD_RULES[name];
  return askedAs === null || requires.includes(askedAs);
}

function field(name: SupportField, options: readonly SupportOption[], prefill: SupportValues = {}): SupportFormField {
  const { kind, isRequired, maximumLength } = FIELD_RULES[name];
  const isReadOnly = name === 'productNumber' && (prefill.productNumber ?? '') !== '';
  return { name, kind, isRequired, isReadOnly, maximumLength, options };
}

/**
 * The support form for what has been chosen so far: a reason reveals its subreasons, a subreason the fields that it asks
 * for, or first the self-service page that may spare them. (spec shell §4, §5)
 */
export function supportForm(webform: Pick<SupportWebform, 'reasons'>, state: SupportFormState): SupportForm {
  const { language, prefill } = state;
  const offered = (entries: readonly (SupportReason | SupportSubreason)[]) =>
    entries.map((entry) => option(entry, language));
  const reason = webform.reasons.find(({ key }) => key === state.reason);
  const subreason = reason?.subreasons.find(({ key }) => key === state.subreason);
  const choices = [
    field('reason', offered(webform.reasons)),
    ...(reason ? [field('subreason', offered(reason.subreasons))] : []),
  ];
  if (!subreason) return { fields: choices, shortcutPage: null, isWhole: false };
  if (subreason.shortcutPage !== null && !state.hasContinued)
    return { fields: choices, shortcutPage: subreason.shortcutPage, isWhole: false };
  const typed = SUPPORT_FIELDS.filter((name) => FIELD_RULES[name].kind !== 'choice' && isAsked(name, subreason));
  const fields = [...choices, ...typed.map((name) => field(name, [], prefill))];
  return { fields, shortcutPage: null, isWhole: true };
}
