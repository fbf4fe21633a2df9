import { conditionWords } from '../terms/vocabulary.js';
import { capitalised, labelled, productPhrase } from '../terms/phrase.js';
import type { Language } from '../terms/language.js';
import { figure, quantity, unitText } from '../terms/quantity.js';
import type { Family, Figure, Model, NamedFigure } from './family.js';

/** "2 × 10 l" */
export function figureText({ value, unit, count }: Figure, language: Language): string {
  const amount = unit === undefined ? figure(value, language) : quantity(value, unit, language);
  return count === undefined ? amount : `${count} × ${amount}`;
}

/** "1200 × 500 × 1800 mm" */
export function sizeText(size: Model['size'], language: Language): string {
  return `${size.join(' × ')}\u00a0${unitText('mm', language)}`;
}

/** Returns the manufacturer's name of a model, the same in every language: `S-MMA-200`. */
export function modelCode({ modelPrefix }: Family, { code }: Model): string {
  return `${modelPrefix}-${code.toUpperCase()}`;
}

function namedFigure(name: NamedFigure, model: Model, language: Language): string | undefined {
  if (name === 'size') return sizeText(model.size, language);
  if (name === 'model') return model.code.split('-').join(' ');
  const known = model.figures[name];
  return known && figureText(known, language);
}

/** Returns the noun with its adjective: `Elektrische Fritteuse`. */
export function machinePhrase(family: Family, model: Model, language: Language): string {
  return productPhrase(family.noun, model.adjective ?? family.adjective, language);
}

/** Returns a product name: `Elektrische Fritteuse – 2 × 10 l – 6400 W`. A generated model with equal figures also has its code. */
export function machineName(family: Family, model: Model, language: Language): string {
  const figures = family.named.map((name) => namedFigure(name, model, language)).filter((text) => text !== undefined);
  const isListed = family.models.some(({ code }) => code === model.code);
  const code = isListed ? [] : [modelCode(family, model)];
  return [machinePhrase(family, model, language), ...figures, ...code].join(' – ');
}

/** Returns the name of a machine as B-ware. */
export function bWareName(name: string, language: Language): string {
  return `${name} – ${conditionWords.bWare[language]}`;
}

/** Returns the name of a set: `Set: Inverter-Schweißgerät + Schweißhelm`. Nouns after the first keep their capitalisation. */
export function setName(parts: readonly string[], language: Language): string {
  return labelled(capitalised(conditionWords.set[language], language), parts.join(' + '), language);
}
