import { StartProblem } from '../../terminal/start-problem.js';
import { parseFields, type Field } from './field.js';
import { parseNoun, type Noun } from './noun.js';

/** The parameters of `npm run new:section`. */
export interface SectionParams {
  readonly noun: Noun;
  readonly fields: readonly Field[];
  /** One value per store, or one per locale of a store. */
  readonly scope: 'store' | 'locale';
  /** Where pages read the value; undefined if none does. */
  readonly slice: 'page' | 'checkout' | undefined;
}

const OPTIONS = ['--locale', '--page', '--checkout'];

export const USAGE = `npm run new:section -- <noun> [field:kind …] [--page|--checkout] [--locale]

  field:kind   flag, amount, threshold, count or text, as price:amount; "enabled:flag" is always there
  --page       every page reads the value as useStoreConfig().<noun>
  --checkout   the checkout reads it as useCheckoutConfig().<noun>
  --locale     one value per locale of a store instead of one per store`;

/** Parses the command line. Throws a `StartProblem` that explains the error. */
export function parseSectionParams(args: readonly string[]): SectionParams {
  const options = args.filter((word) => word.startsWith('-'));
  const unknown = options.find((word) => !OPTIONS.includes(word));
  if (unknown !== undefined) throw new StartProblem(`Unknown option ${unknown}.\n\n${USAGE}`);
  if (options.includes('--page') && options.includes('--checkout')) {
    throw new StartProblem('Use --page or --checkout, not both: the checkout has everything that pages have.');
  }
  const [noun, ...fields] = args.filter((word) => !word.startsWith('-'));
  if (noun === undefined) throw new StartProblem(USAGE);
  return {
    noun: parseNoun(noun),
    fields: parseFields(fields),
    scope: options.includes('--locale') ? 'locale' : 'store',
    slice: (['page', 'checkout'] as const).find((place) => options.includes(`--${place}`)),
  };
}
