import { LINT_RULES } from '@manifold/domain/config-lint/contract';
import type { FieldError } from '@manifold/domain/shop-error/contract';

/** Why a change cannot be published, taken apart: which stores and setting it is about, and the sentence that says it. */
export interface ReadProblem {
  /** Empty where no single store is to blame. */
  readonly storeKeys: readonly string[];
  readonly section: string;
  readonly setting: string;
  readonly locale: string | undefined;
  /** The instant from which it is true, ISO 8601; undefined for now. */
  readonly from: string | undefined;
  readonly sentence: ProblemId;
  /** What the sentence names. */
  readonly values: Readonly<Record<string, string>>;
}

/** Reasons that name nothing. */
const PLAIN = [
  'parcel-above-freight',
  'low-not-below-high',
  'not-among-page-sizes',
  'minimum-above-maximum',
  'not-a-pattern',
  'unsafe-pattern',
  'host-not-allowed',
  'production-host-missing',
  'locale-twice',
  'host-twice',
  'ends-before-it-starts',
  'not-one-default-store',
  'key-of-another-layer',
  'not-a-key',
  'an-end-needs-a-beginning',
  'ends-before-it-begins',
  'changed-since',
  'not-approved',
  'may-no-longer-publish',
  'not-in-the-draft',
  'not-to-come',
  'too-far-ahead',
  'empty',
] as const;

/** Reasons that name something, each under the name that its sentence has for it. */
const NAMING = {
  'not-on-layer': /^not-on-layer-(?<layer>.+)$/,
  'no-section': /^no-section-(?<name>.+)$/,
  'slug-twice': /^slug-twice-(?<locale>.+)$/,
  'no-store-has': /^no store has (?<layer>\w+) (?<key>.+)$/,
  'begin-at-once': /^two rows of (?<layer>\w+) (?<key>.+) begin at once$/,
  'shipping-differs': /^shipping-differs-in-one-country: (?<market>.+) \((?<stores>.+)\)$/,
  'host-of-two-stores': /^host-of-two-stores: (?<host>\S+) \((?<stores>.+)\)$/,
} as const;

/** The sentences of problems. A finding of the lint has words of its own, and a form of the section is what is left. */
export type ProblemId = (typeof PLAIN)[number] | keyof typeof NAMING | 'finding' | 'not-taken';

const FROM_INSTANT = / \(from (?<from>[0-9TZ:.-]+)\)$/;
const OF_LOCALE = / \((?<locale>[a-z]{2}-[A-Z]{2})\)$/;

function said(reason: string): Pick<ReadProblem, 'sentence' | 'values'> {
  const plain = PLAIN.find((known) => known === reason);
  if (plain) return { sentence: plain, values: {} };
  if (LINT_RULES.some((rule) => rule === reason)) return { sentence: 'finding', values: {} };
  for (const [sentence, form] of Object.entries(NAMING) as [keyof typeof NAMING, RegExp][]) {
    const found = form.exec(reason);
    if (found) return { sentence, values: { ...found.groups } };
  }
  return { sentence: 'not-taken', values: {} };
}

/** A publish that failed at its instant, as the server keeps it: `invalid-input – section.field: reason; section.field: reason`. */
export function readFailure(failure: string): { readonly code: string; readonly problems: readonly FieldError[] } {
  const [code = '', because = ''] = failure.split(' – ');
  const problems = because.split('; ').flatMap((each) => {
    const [field, ...reason] = each.split(': ');
    return field && reason.length > 0 ? [{ field, reason: reason.join(': ') }] : [];
  });
  return { code, problems };
}

/** Reads a refused field as the server names it: `ferrum_sk:cash-on-delivery.feeCentAmount`, and a reason. */
export function readProblem({ field, reason: written }: FieldError): ReadProblem {
  const reason = written.replace(FROM_INSTANT, '');
  const behindStores = field.indexOf(':') + 1;
  const [section = '', setting = ''] = field.slice(behindStores).split('.');
  return {
    storeKeys: behindStores === 0 ? [] : field.slice(0, behindStores - 1).split(','),
    section,
    setting,
    from: FROM_INSTANT.exec(written)?.groups?.['from'],
    locale: OF_LOCALE.exec(reason)?.groups?.['locale'],
    ...said(reason.replace(OF_LOCALE, '')),
  };
}
