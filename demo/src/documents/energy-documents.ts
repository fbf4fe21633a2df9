import type { EnergyClass, Family } from '../catalogue/family.js';
import { modelCode } from '../catalogue/product-name.js';
import { perLanguage, type Language, type Localized } from '../terms/language.js';
import { productSheetTitle } from '../texts/product-sheet-title.js';
import { labelled, productPhrase } from '../terms/phrase.js';
import { documentPage, factTable } from './document-page.js';
import { factRows } from './manual.js';

/** A product's energy class and where its documents lie. */
export interface EnergyDocuments {
  readonly energyClass: EnergyClass;
  readonly iconUrl: string;
  readonly labelUrl: string;
  /** The product information sheet, in every language. */
  readonly ficheUrl: Localized;
}

export const iconName = (energyClass: EnergyClass): string => `class-${energyClass.toLowerCase()}.svg`;
export const labelName = (familyKey: string): string => `${familyKey}-label.svg`;
export const ficheName = (familyKey: string, language: Language): string => `${familyKey}-${language}.html`;

/** Where the energy documents of a family lie; undefined for one without an energy class. */
export function energyDocuments({ key, energyClass }: Family): EnergyDocuments | undefined {
  if (!energyClass) return undefined;
  return {
    energyClass,
    iconUrl: `/media/energy/${iconName(energyClass)}`,
    labelUrl: `/media/energy/${labelName(key)}`,
    ficheUrl: perLanguage((language) => `/media/energy/${ficheName(key, language)}`),
  };
}

/** The product information sheet of all listed models of a family, with their energy class among the details. */
export function productSheet(family: Family, language: Language): string {
  const { brand, models, noun, adjective } = family;
  const name = productPhrase(noun, adjective, language);
  const title = labelled(productSheetTitle[language], name, language);
  return documentPage(
    { title, brand, language },
    models.map((model) => factTable(modelCode(family, model), factRows(family, model, language))),
  );
}
