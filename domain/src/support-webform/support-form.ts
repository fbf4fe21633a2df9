import type { SupportReason, SupportSubreason, SupportWebform } from './contract.js';
import { FIELD_RULES, SUPPORT_FIELDS, type SupportField, type SupportFieldKind } from './fields.js';

/** Typed values by field. */
export type SupportValues = Readonly<Partial<Record<SupportField, string>>>;

/** The current input of the form. */
export interface SupportFormState {
  readonly reason: string | undefined;
  readonly subreason: string | undefined;
  readonly language: string;
  /** Whether the shopper has continued from the shortcut to the form. Reset by another subreason. */
  readonly hasContinued?: boolean;
  /** Values prefilled by the page that opened the form. */
  readonly prefill?: SupportValues;
}

export interface SupportOption {
  readonly key: string;
  readonly label: string;
  /** Whether the text is in the language, not the English fallback. */
  readonly isTranslated: boolean;
}

export interface SupportFormField {
  readonly name: SupportField;
  readonly kind: SupportFieldKind;
  readonly isRequired: boolean;
  /** Whether the value is fixed: a product number that came with the request. */
  readonly isReadOnly: boolean;
  readonly maximumLength: number | null;
  /** Options; empty for text fields. */
  readonly options: readonly SupportOption[];
}

/** The current form: its fields in order, and a shortcut that replaces most of them. */
export interface SupportForm {
  readonly fields: readonly SupportFormField[];
  /** The self-service page to offer first; null if the fields are shown. */
  readonly shortcutPage: string | null;
  /** Whether all fields of a request are shown. */
  readonly isWhole: boolean;
}

const option = ({ key, label }: Pick<SupportReason, 'key' | 'label'>, language: string): SupportOption => ({
  key,
  label: label[language] ?? label['en'] ?? key,
  isTranslated: label[language] !== undefined,
});

/** Returns whether a request for this subreason includes the field. */
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
 * Returns the support form for the current input: a reason shows its subreasons, a subreason its fields, or first its
 * self-service page. (spec shell §4, §5)
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
