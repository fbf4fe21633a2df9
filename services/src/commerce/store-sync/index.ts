/** The door of the store sync. */
export { storeFacts, suppliedLike } from './store-facts.js';
export { StoreSyncModule } from './store-sync.module.js';
