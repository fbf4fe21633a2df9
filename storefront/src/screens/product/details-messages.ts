import { defineMessages } from '../../ui/define-messages.js';

export const detailsMessages = defineMessages({
  highlights: { id: 'product.highlights', defaultMessage: 'Highlights' },
  description: { id: 'product.description', defaultMessage: 'About this product' },
  techDetails: { id: 'product.tech-details', defaultMessage: 'Technical details' },
  manual: { id: 'product.manual', defaultMessage: 'Instruction manual' },
  faq: { id: 'product.faq', defaultMessage: 'Questions and answers' },
});
