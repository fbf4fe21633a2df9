// What modules that Node imports get for `@jest/globals`: the functions of the test file that is running.
export const GLOBALS = Symbol.for('manifold.jest-globals');

const ofRunningFile = (name) =>
  new Proxy(function () {}, {
    apply: (_target, _this, args) => globalThis[GLOBALS][name](...args),
    get: (_target, key) => globalThis[GLOBALS][name][key],
  });

export const afterAll = ofRunningFile('afterAll');
export const afterEach = ofRunningFile('afterEach');
export const beforeAll = ofRunningFile('beforeAll');
export const beforeEach = ofRunningFile('beforeEach');
export const describe = ofRunningFile('describe');
export const expect = ofRunningFile('expect');
export const it = ofRunningFile('it');
export const jest = ofRunningFile('jest');
