export { MatrixPage } from './MatrixPage.js';
