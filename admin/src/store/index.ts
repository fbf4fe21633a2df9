export { storePlan } from './plan.js';
