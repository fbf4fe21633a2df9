export { CurrencyChangePage } from './CurrencyChangePage.js';
