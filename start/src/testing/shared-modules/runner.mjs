// Jest runs each test file with this function (`testRunner`). It is Jest's own runner, except that Node imports the test file and
// its modules: once per worker process, not once per test file, which takes Jest several seconds of a core for the services.
// Decision 055.
import { register } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import circus from 'jest-circus/runner';
import { GLOBALS } from './jest-globals.mjs';

const { default: runTestFile } = circus;
const FILE_GLOBALS = fileURLToPath(new URL('file-globals.mjs', import.meta.url));

register('./typescript-hooks.mjs', import.meta.url);
process.setSourceMapsEnabled(true);

let files = 0;

/** Runs one test file, and restores the global variables that it changed. */
export default async function runSharingModules(...args) {
  const [, , environment, runtime, testPath] = args;
  const importIsolated = runtime.unstable_importModule.bind(runtime);
  runtime.unstable_importModule = async (path) => {
    if (path !== testPath) return importIsolated(path);
    await importIsolated(FILE_GLOBALS);
    globalThis[GLOBALS] = environment.global[GLOBALS];
    files += 1;
    // The query makes Node evaluate a file again that runs a second time.
    return import(`${pathToFileURL(path)}?file=${files}`);
  };
  const restore = rememberGlobals();
  globalThis.console = environment.global.console;
  // Jest's maps know only the modules that Jest transformed; Node maps the positions of the others.
  delete Error.prepareStackTrace;
  try {
    return await runTestFile(...args);
  } finally {
    environment.fakeTimersModern.useRealTimers();
    restore();
  }
}

/** Returns a function that restores the global variables, those of the environment and how stacks are printed. */
function rememberGlobals() {
  const globals = Object.entries(Object.getOwnPropertyDescriptors(globalThis));
  const environment = { ...process.env };
  const { prepareStackTrace } = Error;
  return () => {
    // New global variables stay: they belong to modules that stay.
    for (const [name, before] of globals) if (before.configurable) Object.defineProperty(globalThis, name, before);
    for (const name of Object.keys(process.env)) if (!(name in environment)) delete process.env[name];
    Object.assign(process.env, environment);
    Error.prepareStackTrace = prepareStackTrace;
  };
}
