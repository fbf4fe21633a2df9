/** The door of the texts of consents, for the modules that record one and for the process that knows the pages. */
export { ConsentTextsModule } from './consent-texts.module.js';
export { ConsentTexts } from './consent-texts.service.js';
