import type { MessageDescriptor } from 'react-intl';
import type { InformationKey } from '../../platform/information/pages.js';
import { informationMessages as say } from './messages.js';

/** What each information page says, paragraph by paragraph. Numbers come from config. */
export const PARAGRAPHS: Readonly<Record<InformationKey, readonly MessageDescriptor[]>> = {
  'dispatch-information': [say.dispatchText],
  'return-policy': [say.returnText, say.complaintText],
  payment: [say.paymentText, say.cashText, say.transferText],
  'help-centre': [say.helpText, say.dispatchText, say.returnText, say.paymentText],
  'terms-and-conditions': [say.termsText],
  'privacy-data': [say.privacyText],
  'company-information': [say.companyText],
  'product-recalls': [say.recallsText],
};
