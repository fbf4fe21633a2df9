export { ShippingCostList } from './ShippingCostList.js';
