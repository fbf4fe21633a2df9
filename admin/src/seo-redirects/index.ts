export { seoRedirectsPlan } from './plan.js';
