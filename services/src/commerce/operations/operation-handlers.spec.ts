import { describe, expect, it } from '@jest/globals';
import { OperationHandlers } from './operation-handlers.js';

interface Greetings {
  readonly greet: (name: string) => string;
  readonly leave: () => string;
}

class GreetingHandlers extends OperationHandlers<Greetings> {
  constructor() {
    super(['greet', 'leave']);
  }

  greet(name: string): string {
    return this.handlerOf('greet')(name);
  }
}

const greet = (name: string) => `Hello ${name}`;
const leave = () => 'Bye';

describe('the handlers of an API', () => {
  it('are registered by several modules, each for its own operations', () => {
    const handlers = new GreetingHandlers();
    handlers.register({ greet });
    handlers.register({ leave });
    expect(() => handlers.onApplicationBootstrap()).not.toThrow();
    expect(handlers.greet('Eva')).toBe('Hello Eva');
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
