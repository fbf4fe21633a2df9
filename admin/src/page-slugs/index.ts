export { ExternalLinksEditor } from './ExternalLinksEditor.js';
export { SlugsEditor } from './SlugsEditor.js';
