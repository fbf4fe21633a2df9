import { defineMessages } from '../../../ui/define-messages.js';

export const suggestionMessages = defineMessages({
  accessories: { id: 'product.accessories', defaultMessage: 'Matching accessories' },
  machines: { id: 'product.fits', defaultMessage: 'Fits these machines' },
  similar: { id: 'product.similar', defaultMessage: 'Similar products' },
});
