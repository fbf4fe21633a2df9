import { auditWords } from './audit/words.js';
import { brandWords } from './brand/words.js';
import { campaignsWords } from './campaigns/words.js';
import { changeSetWords } from './change-set/words.js';
import { currencyChangeWords } from './currency-change/words.js';
import { frameWords } from './frame/words.js';
import { historyWords } from './history/words.js';
import { interchangeWords } from './interchange/words.js';
import { pageSlugsWords } from './page-slugs/words.js';
import { postalCodeWords } from './postal-code/words.js';
import { replicasWords } from './replicas/words.js';
import { mailsWords } from './mails/words.js';
import { dataRequestWords } from './data-rights/words.js';
import { reviewDeskWords } from './review-desk/words.js';
import { orderDeskWords } from './order-desk/words.js';
import { reconciliationWords } from './reconciliation/words.js';
import { matrixWords } from './matrix/words.js';
import { seoRedirectsWords } from './seo-redirects/words.js';
import type { ConsoleLanguage, Words, WordTree } from './language/words.js';
import { newStoreWords } from './new-store/words.js';
import { impactWords } from './shared/impact/words.js';
import { previewWords } from './shared/preview/words.js';
import { sessionsWords } from './sessions/words.js';
import { accessWords } from './language/access-words.js';
import { changeWords } from './shared/changes/words.js';
import { draftWords } from './shared/draft/words.js';
import { gridWords } from './shared/grid/words.js';
import { pasteWords } from './shared/paste/words.js';
import { rowWords } from './shared/row/words.js';
import { valueWords } from './shared/values/words.js';
import { whyWords } from './shared/why/words.js';
import { sharedWords } from './language/shared-words.js';
import { storePageWords } from './store/page-words.js';
import { readinessWords } from './store/readiness-words.js';
import { storeWords } from './store/words.js';
import { staffWords } from './staff/words.js';
import { storesWords } from './stores/words.js';
import { supportFormWords } from './support-webform/words.js';
import { systemsWords } from './systems/words.js';

const SCREENS: readonly Words[] = [
  sharedWords,
  valueWords,
  draftWords,
  rowWords,
  gridWords,
  pasteWords,
  whyWords,
  changeWords,
  accessWords,
  previewWords,
  impactWords,
  newStoreWords,
  currencyChangeWords,
  frameWords,
  brandWords,
  campaignsWords,
  pageSlugsWords,
  postalCodeWords,
  seoRedirectsWords,
  storeWords,
  storePageWords,
  readinessWords,
  changeSetWords,
  historyWords,
  matrixWords,
  auditWords,
  replicasWords,
  interchangeWords,
  storesWords,
  orderDeskWords,
  reconciliationWords,
  reviewDeskWords,
  dataRequestWords,
  mailsWords,
  staffWords,
  sessionsWords,
  supportFormWords,
  systemsWords,
];

/** Returns all texts of the console in a language, except react-admin's own. */
export function consoleWords(language: ConsoleLanguage): WordTree {
  return Object.assign({}, ...SCREENS.map((words) => words[language])) as WordTree;
}
