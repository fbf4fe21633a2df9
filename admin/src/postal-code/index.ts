export { postalCodePlan } from './plan.js';
