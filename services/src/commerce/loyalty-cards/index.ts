/** The door of loyalty cards. */
export { LoyaltyCardsModule } from './loyalty-cards.module.js';
