export { StorePage } from './StorePage.js';
export { storePlan } from './plan.js';
