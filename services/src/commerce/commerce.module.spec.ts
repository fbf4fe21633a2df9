import 'reflect-metadata';
import { describe, expect, it } from '@jest/globals';
import { commerceOperations } from '@manifold/domain/commerce-api/operations';
import { customerOperations } from '@manifold/domain/customer-api/operations';
import { CustomerHandlers } from './account/index.js';
import { CommerceModule } from './commerce.module.js';
import { CommerceHandlers } from './operations/index.js';

type Kind = new (...parts: never[]) => object;

const listed = (key: string, of: Kind): Kind[] => (Reflect.getMetadata(key, of) as Kind[] | undefined) ?? [];

/** The services of all modules of commerce that register handlers, each with nothing but the registries injected. */
function registering(handlers: readonly object[]): { onModuleInit(): void }[] {
  const services = listed('imports', CommerceModule).flatMap((module) => listed('providers', module));
  return services.flatMap((service) => {
    const injected = listed('design:paramtypes', service).map((kind) => handlers.find((one) => one.constructor === kind));
    if (injected.every((one) => one === undefined) || !('onModuleInit' in service.prototype)) return [];
    return Reflect.construct(service, injected) as { onModuleInit(): void };
  });
}

describe('the modules of commerce', () => {
  it('handle every operation of shoppers and customers, each in one module', () => {
    const [shoppers, customers] = [new CommerceHandlers(), new CustomerHandlers()];
    for (const service of registering([shoppers, customers])) service.onModuleInit();
    expect(shoppers.registered.sort()).toEqual(Object.keys(commerceOperations).sort());
    expect(customers.registered.sort()).toEqual(Object.keys(customerOperations).sort());
  });
});
