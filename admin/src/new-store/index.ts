export { NewStorePage } from './NewStorePage.js';
