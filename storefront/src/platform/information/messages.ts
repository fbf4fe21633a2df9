import type { MessageDescriptor } from 'react-intl';
import { defineMessages } from '../../ui/define-messages.js';
import type { InformationKey } from './pages.js';

export const informationTitles: Readonly<Record<InformationKey, MessageDescriptor>> = defineMessages({
  'dispatch-information': { id: 'information.dispatch-information', defaultMessage: 'Shipping and delivery' },
  'return-policy': { id: 'information.return-policy', defaultMessage: 'Returns and complaints' },
  payment: { id: 'information.payment', defaultMessage: 'Payment methods' },
  'help-centre': { id: 'information.help-centre', defaultMessage: 'Questions and answers' },
  'terms-and-conditions': { id: 'information.terms-and-conditions', defaultMessage: 'Terms and conditions' },
  'privacy-data': { id: 'information.privacy-data', defaultMessage: 'Privacy policy' },
  'company-information': { id: 'information.company-information', defaultMessage: 'Company information' },
  'product-recalls': { id: 'information.product-recalls', defaultMessage: 'Product recalls' },
});
