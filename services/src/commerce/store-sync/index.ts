/** The door of store-sync: other modules import from here. */
export { storeFacts, suppliedLike } from './store-facts.js';
export { StoreSyncModule } from './store-sync.module.js';
