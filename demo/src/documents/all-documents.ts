import { ficheName, iconName, labelName, manualName } from '../catalogue/document-urls.js';
import { families, machineFamilies } from '../catalogue/families.js';
import { languages } from '../terms/language.js';
import { documentStyle, STYLE_SHEET } from './document-page.js';
import { energyClassIcon, energyLabel } from './energy-label.js';
import { manual } from './manual.js';
import { productSheet } from './product-sheet.js';

/** Files by name, with their content. */
export type Files = Readonly<Record<string, string>>;

/** The manual of every family of machines in every language. */
export const manualFiles = (): Files => ({
  [STYLE_SHEET]: documentStyle,
  ...Object.fromEntries(
    machineFamilies.flatMap((family) =>
      languages.map((language) => [manualName(family.key, language), manual(family, language)] as const),
    ),
  ),
});

/** The label, the arrow and the sheets of every family that has an energy class. */
export const energyFiles = (): Files => ({
  [STYLE_SHEET]: documentStyle,
  ...Object.fromEntries(
    families.flatMap((family): [string, string][] => {
      const { key, brand, modelPrefix: name, energyClass } = family;
      if (!energyClass) return [];
      return [
        [iconName(energyClass), energyClassIcon(energyClass)],
        [labelName(key), energyLabel({ brand, name, energyClass })],
        ...languages.map((language): [string, string] => [ficheName(key, language), productSheet(family, language)]),
      ];
    }),
  ),
});
