// The first test file that asks for a prepared database creates it, and the others wait for it.
import { jest } from '@jest/globals';

jest.setTimeout(300_000);
// As in the browser tests: a shared machine in CI may starve a process for seconds. The first failure is printed anyway. The
// retry is immediate because later tests in the file may build on the data of the failed one.
if (process.env['CI'] !== undefined) jest.retryTimes(1, { logErrorsBeforeRetry: true, retryImmediately: true });
