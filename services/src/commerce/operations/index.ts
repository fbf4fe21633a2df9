/** The door of the dispatcher: modules register the handlers of their operations here. */
export { CommerceHandlers } from './commerce-handlers.service.js';
export { OperationHandlers } from './operation-handlers.js';
export { operationParameters, parsedRequest } from './operation-parameters.js';
export { OperationsModule } from './operations.module.js';
export { type Caller, ShopperOperations } from './shopper-operations.service.js';
