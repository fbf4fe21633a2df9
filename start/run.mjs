// `node start/run.mjs <command> [arguments]`: the entry of the npm scripts that run from the TypeScript sources. CONTRIBUTING.md
// and docs/operations.md describe the scripts. `start.mjs` is separate, because it must run before anything is installed.
import { tsImport } from 'tsx/esm/api';

const load = (module) => tsImport(module, import.meta.url);

/** Prints a failure as one line if it is an ordinary one, otherwise with its stack. */
const fail = (error, isOrdinary) => {
  console.error(isOrdinary ? error.message : error);
  process.exitCode = 1;
};

const COMMANDS = {
  /** `npm run audit -- verify|archive`: verifies the audit chain, or moves old entries to a file. */
  async audit(words) {
    const { runAudit } = await load('./src/audit/main.ts');
    process.exitCode = await runAudit(words);
  },
  /** `npm run check`, `e2e`, `bench`, `npm test` and others: the first word names the checks; further words go to them. */
  async suite(words) {
    const { main } = await load('./src/check/main.ts');
    await main(...words);
  },
  /** `npm run config -- export|diff|apply|check`: exports, compares and publishes the config of a running Manifold, and checks its stores. */
  async config(words) {
    const { runConfig } = await load('./src/config-files/main.ts');
    process.exitCode = await runConfig(words, process.env);
  },
  /** `npm run crumbs`: fails if too many short files have only one importer. */
  async crumbs() {
    const { lintCrumbs } = await load('./src/crumbs/main.ts');
    lintCrumbs();
  },
  /** `npm run language`: refuses private nouns in names, and commit subjects that are long or not conventional. */
  async language() {
    const { main } = await load('./src/language/main.ts');
    main();
  },
  /** `npm run lockfile`: fails if package-lock.json has a package without an integrity hash. */
  async lockfile() {
    const { checkLockFile } = await load('./src/check/lock-file.ts');
    checkLockFile();
  },
  /** `npm run new:section -- <noun> [field:kind …]`: writes a new per-country table, from the schema to the console. */
  async 'new-section'(words) {
    const { newSection } = await load('./src/new-section/main.ts');
    await newSection(words).catch((error) => fail(error, error?.name === 'StartProblem'));
  },
  /** `npm run pictures`: draws the demo's pictures from demo/pictures and packs them. */
  async pictures() {
    const { drawPictures } = await load('./src/pictures/pictures.ts');
    await drawPictures().catch((error) => fail(error, error instanceof Error));
  },
  /** npm's `prepare`, after `npm ci`: generates the database client, so that an editor finds its types. */
  async prepare() {
    const { generateDatabaseClient } = await load('./src/build/build.ts');
    await generateDatabaseClient();
  },
  /** `npm run prisma -- <arguments>`: runs the Prisma command line offline. */
  async prisma(words) {
    const { runPrisma } = await load('./src/prisma.ts');
    try {
      await runPrisma(words);
    } catch (error) {
      // A failed program has printed its reason; its exit code has a meaning (`migrate diff --exit-code`).
      if (typeof error?.code !== 'number') fail(error, error instanceof Error);
      process.exitCode = error?.code > 0 ? error.code : 1;
    }
  },
  /** `npm run search -- status|rebuild`: shows or rebuilds the search indexes of a running Manifold. */
  async search(words) {
    const { runSearch } = await load('./src/search-indexes/main.ts');
    process.exitCode = await runSearch(words, process.env);
  },
  /** `npm run slices`: checks that each section has a folder in every layer with code for it, or a reason for having none. */
  async slices() {
    const { lintSlices } = await load('./src/slices/main.ts');
    lintSlices();
  },
};

const [name = '', ...words] = process.argv.slice(2);
if (Object.hasOwn(COMMANDS, name)) {
  await COMMANDS[name](words);
} else {
  console.error(`node start/run.mjs: unknown command "${name}". Commands: ${Object.keys(COMMANDS).join(', ')}`);
  process.exitCode = 1;
}
