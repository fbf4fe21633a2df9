/** The door of the sync: what the commerce backend should know of a store. */
export { storeFacts, suppliedLike } from './store-facts.js';
export { StoreSyncModule } from './store-sync.module.js';
