import { defineMessages } from '../../ui/define-messages.js';

export const homeMessages = defineMessages({
  headline: { id: 'home.headline', defaultMessage: 'Machines that earn their keep' },
  lead: {
    id: 'home.lead',
    defaultMessage:
      'From the deep fryer to the log splitter: solid equipment, clear specifications and a price you can work with.',
  },
  browse: { id: 'home.browse', defaultMessage: 'Find your machine' },
  picture: { id: 'home.picture', defaultMessage: 'A well-lit workshop with machines on the bench' },
  departments: { id: 'home.departments', defaultMessage: 'Shop by department' },
  bestsellers: { id: 'home.bestsellers', defaultMessage: 'Bestsellers' },
  onSale: { id: 'home.on-sale', defaultMessage: 'Reduced right now' },
  brands: { id: 'home.brands', defaultMessage: 'Brands we carry' },
});
