import { perLanguage, type Localized } from '../terms/language.js';
import { quantity } from '../terms/quantity.js';
import type { SpecificationKey } from '../texts/specification-labels.js';
import type { Family, Figures, Model } from './family.js';
import { figureText, modelCode, sizeText } from './product-name.js';

/** A row of the technical details, labelled like the attribute of the same name. */
export interface TechDetail {
  readonly key: SpecificationKey;
  readonly value: Localized;
}

const inEveryLanguage = (text: string): Localized => perLanguage(() => text);

/** The order of the rows between model and dimensions. */
// prettier-ignore
const figureRows = [
  'volume', 'capacity', 'output', 'throughput', 'pressure', 'force', 'current', 'power', 'speed', 'resolution', 'bandwidth', 'magnification',
  'cuttingWidth', 'logLength', 'shelves', 'diameter', 'length', 'pieces',
] as const satisfies readonly (keyof Figures)[];

/** Returns all technical details of a model in display order. */
export function techDetails(family: Family, model: Model): readonly TechDetail[] {
  const voltage = model.figures.voltage ?? (family.mainsVoltage && { value: family.mainsVoltage, unit: 'V' as const });
  const figures = figureRows.flatMap((key) => {
    const known = model.figures[key];
    return known ? [{ key, value: perLanguage((language) => figureText(known, language)) }] : [];
  });
  return [
    { key: 'brand', value: inEveryLanguage(family.brand) },
    { key: 'model', value: inEveryLanguage(modelCode(family, model)) },
    ...figures,
    ...(voltage ? [{ key: 'voltage' as const, value: perLanguage((language) => figureText(voltage, language)) }] : []),
    ...(family.energyClass ? [{ key: 'energyRating' as const, value: inEveryLanguage(family.energyClass) }] : []),
    { key: 'dimensions', value: perLanguage((language) => sizeText(model.size, language)) },
    { key: 'weight', value: perLanguage((language) => quantity(model.kilograms, 'kg', language)) },
  ];
}
