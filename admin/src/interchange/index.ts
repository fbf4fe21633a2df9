export { InterchangePage } from './InterchangePage.js';
