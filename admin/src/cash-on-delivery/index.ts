export { CashOnDeliveryList } from './CashOnDeliveryList.js';
