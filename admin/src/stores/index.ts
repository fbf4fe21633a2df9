export { StoreList } from './StoreList.js';
