import { families } from '../catalogue/families.js';
import { languages } from '../terms/language.js';
import { manual, manualName } from './manual.js';

/** The manual of every family in every language, by file name. */
export const familyManuals = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    families.flatMap((family) =>
      languages.map((language) => [manualName(family.key, language), manual(family, language)] as const),
    ),
  );
