export { RevisionList } from './RevisionList.js';
