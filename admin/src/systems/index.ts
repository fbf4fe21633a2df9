export { SystemsPage } from './SystemsPage.js';
