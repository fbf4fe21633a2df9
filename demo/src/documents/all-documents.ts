import { productSheetName, iconName, labelName, manualName } from '../catalogue/document-urls.js';
import { families, machineFamilies } from '../catalogue/families.js';
import { languages } from '../terms/language.js';
import { documentStyle, STYLE_SHEET } from './document-page.js';
import { energyClassIcon, energyLabel } from './energy-label.js';
import { manual } from './manual.js';
import { productSheet } from './product-sheet.js';

/** Contents of files by file name. */
export type Files = Readonly<Record<string, string>>;

/** Returns the manual of every machine family in every language. */
export const manualFiles = (): Files => ({
  [STYLE_SHEET]: documentStyle,
  ...Object.fromEntries(
    machineFamilies.flatMap((family) =>
      languages.map((language) => [manualName(family.key, language), manual(family, language)] as const),
    ),
  ),
});

/** Returns the energy label, the energy class icon and the product sheets of every family that has an energy class. */
export const energyFiles = (): Files => ({
  [STYLE_SHEET]: documentStyle,
  ...Object.fromEntries(
    families.flatMap((family): [string, string][] => {
      const { key, brand, modelPrefix: name, energyClass } = family;
      if (!energyClass) return [];
      return [
        [iconName(energyClass), energyClassIcon(energyClass)],
        [labelName(key), energyLabel({ brand, name, energyClass })],
        ...languages.map((language): [string, string] => [
          productSheetName(key, language),
          productSheet(family, language),
        ]),
      ];
    }),
  ),
});
