import { ModernFakeTimers } from '@jest/fake-timers';
import { TestEnvironment } from 'jest-environment-node';

/** The classes by which `expect` and the runner recognise values, which modules that Node imports make. */
const CLASSES = [
  ...['Object', 'Function', 'Array', 'Boolean', 'Number', 'String', 'Symbol', 'BigInt', 'Date', 'RegExp', 'Promise'],
  ...['Map', 'Set', 'WeakMap', 'WeakSet', 'WeakRef'],
  ...['Error', 'AggregateError', 'EvalError', 'RangeError', 'ReferenceError', 'SyntaxError', 'TypeError', 'URIError'],
];

/** Jest's environment for Node, with the classes and the timers of the process itself. */
export default class SharedEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    for (const name of CLASSES) this.global[name] = globalThis[name];
    this.fakeTimersModern = new ModernFakeTimers({ config: config.projectConfig, global: globalThis });
  }
}
