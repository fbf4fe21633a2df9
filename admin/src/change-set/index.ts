export { ChangeSetPage } from './ChangeSetPage.js';
