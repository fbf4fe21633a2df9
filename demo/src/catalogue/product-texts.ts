import { entryOf } from '../data-files/read-data.js';
import { departments } from '../terms/departments.js';
import { perLanguage, type Localized } from '../terms/language.js';
import { labelled } from '../terms/phrase.js';
import { features } from '../texts/features.js';
import { notes } from '../texts/notes.js';
import { specificationLabels } from '../texts/specification-labels.js';
import { needsStrongCircuit } from './machine-figures.js';
import type { NumberedModel } from './models.js';
import type { Condition } from './sku.js';
import type { TechDetail } from './tech-details.js';

/** Returns the highlights: the first figure in the name, then the features of the family. */
export function highlightsOf({ family }: NumberedModel, details: readonly TechDetail[]): readonly Localized[] {
  const named = details.find(({ key }) => family.named.includes(key) && key !== 'model');
  const figure =
    named &&
    perLanguage((language) => labelled(specificationLabels[named.key][language], named.value[language], language));
  return [...(figure ? [figure] : []), ...family.features.map((feature) => entryOf(features, feature))];
}

/** Returns the purpose of a machine or accessory in two sentences. */
export const summaryOf = ({ family }: NumberedModel): Localized =>
  family.accessory?.description ?? departments[family.department].description;

/** Returns the description, with empty lines between paragraphs: condition if not new, purpose, and delivery of machines. */
export function descriptionOf(numbered: NumberedModel, condition: Condition): Localized {
  const { family, model } = numbered;
  const summary = summaryOf(numbered);
  if (family.accessory) return summary;
  return perLanguage((language) => {
    const practical = [
      ...(family.mainsVoltage === 230 && !needsStrongCircuit(model) ? [notes.mains[language]] : []),
      ...(family.freight ? [notes.freight[language]] : []),
      notes.manual[language],
    ];
    return [...(condition === 'b-ware' ? [notes.bWare[language]] : []), summary[language], practical.join(' ')].join(
      '\n\n',
    );
  });
}
