import { connectionAnswer, careAnswer } from '../catalogue/faq.js';
import type { Family, Model } from '../catalogue/family.js';
import { modelCode } from '../catalogue/product-name.js';
import { techDetails } from '../catalogue/tech-details.js';
import type { Language } from '../terms/language.js';
import { labelled, productPhrase } from '../terms/phrase.js';
import { documentTexts } from '../texts/documents.js';
import { faqQuestions } from '../texts/faq.js';
import { specificationLabels } from '../texts/specification-labels.js';
import { documentPage, factTable, paragraph, section, type Row } from './document-page.js';

/** Returns the technical details of a model as rows, without brand and model, which are in the caption. */
export const factRows = (family: Family, model: Model, language: Language): Row[] =>
  techDetails(family, model)
    .filter(({ key }) => key !== 'brand' && key !== 'model')
    .map(({ key, value }) => [specificationLabels[key][language], value[language]]);

/** Returns the manual of all listed models of a family: safety, connection, care and technical data. */
export function manual(family: Family, language: Language): string {
  const { brand, models, noun, adjective, mainsVoltage } = family;
  const connections = models.map((model) =>
    paragraph(labelled(modelCode(family, model), connectionAnswer(family, model)[language], language)),
  );
  const title = labelled(documentTexts.title[language], productPhrase(noun, adjective, language), language);
  return documentPage({ title, brand, language }, [
    section(documentTexts.safety[language], documentTexts.safetyNotes[language].map(paragraph)),
    ...(mainsVoltage ? [section(faqQuestions.connection[language], connections)] : []),
    section(documentTexts.care[language], [paragraph(careAnswer(family)[language])]),
    section(
      documentTexts.technicalData[language],
      models.map((model) => factTable(modelCode(family, model), factRows(family, model, language))),
    ),
  ]);
}
