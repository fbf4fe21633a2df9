import type { Family } from '../catalogue/family.js';
import { modelCode } from '../catalogue/product-name.js';
import type { Language } from '../terms/language.js';
import { labelled, productPhrase } from '../terms/phrase.js';
import { documentTexts } from '../texts/documents.js';
import { documentPage, factTable } from './document-page.js';
import { factRows } from './manual.js';

/** Returns the product information sheet of all listed models of a family, with their energy class. */
export function productSheet(family: Family, language: Language): string {
  const { brand, models, noun, adjective } = family;
  const name = productPhrase(noun, adjective, language);
  const title = labelled(documentTexts.productSheetTitle[language], name, language);
  return documentPage(
    { title, brand, language },
    models.map((model) => factTable(modelCode(family, model), factRows(family, model, language))),
  );
}
