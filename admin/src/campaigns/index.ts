export { campaignsPlan } from './plan.js';
