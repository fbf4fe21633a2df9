import type { SupportFormWords } from './words.js';

export const en: SupportFormWords = {
  title: 'Contact us',
  choose: 'Please choose',
  optional: 'optional',
  shortcut: 'You can settle this yourself, at any time:',
  openPage: 'Go to the page',
  proceed: 'Continue with the request',
  send: 'Send request',
  fields: {
    reason: 'What is it about?',
    subreason: 'More exactly',
    contactName: 'Your name',
    company: 'Company',
    email: 'E-mail',
    phone: 'Phone',
    subject: 'Subject',
    description: 'Your message',
    productNumber: 'Product number',
    orderNumber: 'Order number',
    invoiceNumber: 'Invoice number',
    vatId: 'VAT number',
    quantity: 'Quantity',
  },
  problems: {
    required: 'Please fill this in.',
    'no-such-choice': 'Please choose one of the list.',
    email: 'This is not a complete e-mail address.',
    phone: 'A phone number has at least 8 digits.',
    count: 'Please enter a whole number from 1.',
    'too-long': 'This is too long.',
  },
};
