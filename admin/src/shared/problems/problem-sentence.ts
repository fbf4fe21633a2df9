import { LINT_RULES } from '@manifold/domain/config-lint/contract';
import type { FieldError } from '@manifold/domain/shop-error/contract';

/** A parsed problem: stores, setting and message. */
export interface ReadProblem {
  /** Empty if the problem is not limited to certain stores. */
  readonly storeKeys: readonly string[];
  readonly section: string;
  readonly setting: string;
  readonly locale: string | undefined;
  /** ISO 8601 timestamp from which the problem exists; undefined for now. */
  readonly from: string | undefined;
  readonly sentence: ProblemId;
  /** Values of the message's placeholders. */
  readonly values: Readonly<Record<string, string>>;
}

/** Reasons without a value. */
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
  'end-without-start',
  'end-before-start',
  'changed-since',
  'not-approved',
  'may-no-longer-publish',
  'not-in-the-draft',
  'not-in-future',
  'too-far-ahead',
  'empty',
] as const;

/** Reasons with a value, by the name of its placeholder. */
const NAMING = {
  'not-on-layer': /^not-on-layer-(?<layer>.+)$/,
  'no-section': /^no-section-(?<name>.+)$/,
  'slug-twice': /^slug-twice-(?<locale>.+)$/,
  'no-store-has': /^no store has (?<layer>\w+) (?<key>.+)$/,
  'begin-at-once': /^two rows of (?<layer>\w+) (?<key>.+) begin at once$/,
  'shipping-differs': /^shipping-differs-in-one-country: (?<market>.+) \((?<stores>.+)\)$/,
  'host-of-two-stores': /^host-of-two-stores: (?<host>\S+) \((?<stores>.+)\)$/,
} as const;

/**
 * Message ids of problems. `finding` is a lint error, `not-taken` any other value that the section's schema refuses.
 */
export type ProblemId = (typeof PLAIN)[number] | keyof typeof NAMING | 'finding' | 'not-taken';

const FROM_INSTANT = / \(from (?<from>[0-9TZ:.-]+)\)$/;
const OF_LOCALE = / \((?<locale>[a-z]{2}-[A-Z]{2})\)$/;

function parseReason(reason: string): Pick<ReadProblem, 'sentence' | 'values'> {
  const plain = PLAIN.find((known) => known === reason);
  if (plain) return { sentence: plain, values: {} };
  if (LINT_RULES.some((rule) => rule === reason)) return { sentence: 'finding', values: {} };
  for (const [sentence, form] of Object.entries(NAMING) as [keyof typeof NAMING, RegExp][]) {
    const found = form.exec(reason);
    if (found) return { sentence, values: { ...found.groups } };
  }
  return { sentence: 'not-taken', values: {} };
}

/** Parses the stored error of a failed publish: `invalid-input – section.field: reason; section.field: reason`. */
export function readFailure(failure: string): { readonly code: string; readonly problems: readonly FieldError[] } {
  const [code = '', because = ''] = failure.split(' – ');
  const problems = because.split('; ').flatMap((each) => {
    const [field, ...reason] = each.split(': ');
    return field && reason.length > 0 ? [{ field, reason: reason.join(': ') }] : [];
  });
  return { code, problems };
}

/** Parses a server error such as `ferrum_sk:cash-on-delivery.feeCentAmount` with its reason. */
export function readProblem({ field, reason: written }: FieldError): ReadProblem {
  const reason = written.replace(FROM_INSTANT, '');
  const sectionStart = field.indexOf(':') + 1;
  const [section = '', setting = ''] = field.slice(sectionStart).split('.');
  return {
    storeKeys: sectionStart === 0 ? [] : field.slice(0, sectionStart - 1).split(','),
    section,
    setting,
    from: FROM_INSTANT.exec(written)?.groups?.['from'],
    locale: OF_LOCALE.exec(reason)?.groups?.['locale'],
    ...parseReason(reason.replace(OF_LOCALE, '')),
  };
}
