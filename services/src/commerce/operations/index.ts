/** The door of the dispatcher: modules register the handlers of their operations here. */
export { OperationHandlers } from './operation-handlers.js';
export { parsedRequest } from './operation-parameters.js';
export { type HttpCaller, OperationsController } from './operations.controller.js';
export { OperationsModule } from './operations.module.js';
export { CommerceHandlers, ShopperOperations } from './shopper-operations.service.js';
