import { perLanguage, type Language, type Localized } from '../terms/language.js';
import type { EnergyClass, Family } from './family.js';

/** Returns the file name of a family's manual: `fryer-de.html`. */
export const manualName = (familyKey: string, language: Language): string => `${familyKey}-${language}.html`;

/** Returns the URL of a family's manual in every language. */
export const manualUrl = (familyKey: string): Localized =>
  perLanguage((language) => `/media/manuals/${manualName(familyKey, language)}`);

/** A product's energy class and the URLs of its documents. */
export interface EnergyDocuments {
  readonly energyClass: EnergyClass;
  readonly iconUrl: string;
  readonly labelUrl: string;
  /** The product information sheet, in every language. */
  readonly ficheUrl: Localized;
}

export const iconName = (energyClass: EnergyClass): string => `class-${energyClass.toLowerCase()}.svg`;
export const labelName = (familyKey: string): string => `${familyKey}-label.svg`;
export const productSheetName = (familyKey: string, language: Language): string => `${familyKey}-${language}.html`;

/** Returns the URLs of a family's energy documents; undefined without an energy class. */
export function energyDocuments({ key, energyClass }: Family): EnergyDocuments | undefined {
  if (!energyClass) return undefined;
  return {
    energyClass,
    iconUrl: `/media/energy/${iconName(energyClass)}`,
    labelUrl: `/media/energy/${labelName(key)}`,
    ficheUrl: perLanguage((language) => `/media/energy/${productSheetName(key, language)}`),
  };
}
