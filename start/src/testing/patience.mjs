// The first test file that asks for a prepared database makes it; the others wait meanwhile, on whatever machine.
import { jest } from '@jest/globals';

jest.setTimeout(300_000);
// As in the browser tests: a shared machine in CI may starve a process for seconds. What failed first is printed all the same.
// At once: the tests behind it in the file may build on what it left.
if (process.env['CI'] !== undefined) jest.retryTimes(1, { logErrorsBeforeRetry: true, retryImmediately: true });
