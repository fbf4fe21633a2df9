import { departments } from '../terms/departments.js';
import { perLanguage, type Language, type Localized } from '../terms/language.js';
import { categoryPhrase, labelled } from '../terms/phrase.js';
import { quantity } from '../terms/quantity.js';
import { faqAnswers, faqQuestions } from '../texts/faq.js';
import { specificationLabels } from '../texts/specification-labels.js';
import type { Family, Model } from './family.js';
import { needsStrongCircuit, grossSize, netSize } from './machine-figures.js';
import type { NumberedModel } from './models.js';
import { figureText, modelCode, sizeText } from './product-name.js';
import type { PackageSize, Question } from './product.js';

/** Returns an answer with the machine's size and weight in its placeholders. */
const measured = (answer: Localized, { length, width, height, weight }: PackageSize): Localized =>
  perLanguage((language) =>
    answer[language]
      .replace('{size}', sizeText([length, width, height], language))
      .replace('{weight}', quantity(weight, 'kg', language)),
  );

/** Returns the answer about the power supply of a machine with a plug; in numbers if its power is known. */
export function connectionAnswer({ mainsVoltage }: Family, model: Model): Localized {
  const { power } = model.figures;
  if (mainsVoltage === 400) return faqAnswers.threePhase;
  if (!power) return faqAnswers.socket;
  return perLanguage((language) => {
    const watts = figureText(power, language);
    return needsStrongCircuit(model)
      ? faqAnswers.strongCircuit[language].replace('{power}', watts)
      : `${faqAnswers.socket[language]} ${labelled(specificationLabels.power[language], watts, language)}.`;
  });
}

/** Returns how the machines of a family are cleaned and maintained. */
export const careAnswer = ({ department, mainsVoltage }: Family): Localized =>
  mainsVoltage === undefined
    ? departments[department].care
    : perLanguage((language) => `${faqAnswers.unplugFirst[language]} ${departments[department].care[language]}`);

/** Returns three questions about a machine, with answers that contain its figures. */
export function machineQuestions(family: Family, model: Model): readonly Question[] {
  const delivery = family.freight ? faqAnswers.freight : faqAnswers.parcel;
  return [
    family.mainsVoltage === undefined
      ? { question: faqQuestions.space, answer: measured(faqAnswers.space, netSize(model)) }
      : { question: faqQuestions.connection, answer: connectionAnswer(family, model) },
    { question: faqQuestions.care, answer: careAnswer(family) },
    { question: faqQuestions.delivery, answer: measured(delivery, grossSize(model)) },
  ];
}

/** Returns machines by family with their model codes: `Fritteusen (RCEF-10E, RCEF-10DH), Grills (RCG-55)`. */
function machineList(machines: readonly NumberedModel[], language: Language): string {
  const kinds = [...new Set(machines.map(({ family }) => family))];
  const lists = kinds.map((kind) => {
    const codes = machines.filter(({ family }) => family === kind).map(({ model }) => modelCode(kind, model));
    return `${categoryPhrase(kind.noun, language)} (${codes.join(', ')})`;
  });
  return lists.join(', ');
}

/** Returns three questions about an accessory; the first lists the machines that it fits. */
export function accessoryQuestions({ model }: NumberedModel, machines: readonly NumberedModel[]): readonly Question[] {
  return [
    {
      question: faqQuestions.fits,
      answer: perLanguage((language) =>
        faqAnswers.fits[language].replace('{machines}', machineList(machines, language)),
      ),
    },
    { question: faqQuestions.delivery, answer: measured(faqAnswers.parcel, grossSize(model)) },
    { question: faqQuestions.returns, answer: faqAnswers.returns },
  ];
}

/** Returns three questions about a set of machines of one department; the first names the family. */
export function setQuestions(family: Family, names: readonly Localized[]): readonly Question[] {
  return [
    {
      question: faqQuestions.set,
      answer: perLanguage((language) => names.map((name) => name[language]).join(' + ')),
    },
    { question: faqQuestions.care, answer: careAnswer(family) },
    { question: faqQuestions.returns, answer: faqAnswers.returns },
  ];
}
