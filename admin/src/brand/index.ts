export { BrandList } from './BrandList.js';
