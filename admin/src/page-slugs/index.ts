export { pageSlugsPlan } from './plan.js';
