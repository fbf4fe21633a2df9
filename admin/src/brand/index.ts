export { brandPlan } from './plan.js';
