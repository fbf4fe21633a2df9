import { describe, expect, it } from '@jest/globals';
import { operation } from '@manifold/domain/commerce-api/operation';
import * as z from 'zod/mini';
import { OperationHandlers } from './operation-handlers.js';

const GREETINGS = {
  greet: operation({ summary: 'Greets a shopper.', request: z.string(), response: z.string() }),
  leave: operation({ summary: 'Says goodbye.', request: z.null(), response: z.string() }),
};

class GreetingHandlers extends OperationHandlers<typeof GREETINGS, { readonly greeting: string }> {
  constructor() {
    super(GREETINGS);
  }
}

const greet = ({ greeting }: { readonly greeting: string }, name: string) => Promise.resolve(`${greeting} ${name}`);
const leave = () => Promise.resolve('Bye');

describe('the handlers of an API', () => {
  it('are registered by several modules, each for its own operations', async () => {
    const handlers = new GreetingHandlers();
    handlers.register({ greet });
    handlers.register({ leave });
    expect(() => handlers.onApplicationBootstrap()).not.toThrow();
    expect(await handlers.call('greet', { greeting: 'Hello' }, 'Eva')).toBe('Hello Eva');
  });

  it('keep a process from starting if an operation has none', () => {
    const handlers = new GreetingHandlers();
    handlers.register({ greet });
    expect(() => handlers.onApplicationBootstrap()).toThrow('No module handles leave');
  });

  it('keep a process from starting if an operation has two', () => {
    const handlers = new GreetingHandlers();
    handlers.register({ greet });
    expect(() => handlers.register({ greet, leave })).toThrow('Two modules handle greet');
  });
});
