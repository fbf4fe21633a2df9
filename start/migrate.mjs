// `node start/migrate.mjs`: what `npm run migrate` does, in the image: from built files, without development packages.
import { migrateOwn } from './dist/migrate-own.js';
import { Progress } from './dist/progress.js';
import { StartProblem } from './dist/start-problem.js';

try {
  await migrateOwn(new Progress());
} catch (error) {
  console.error(error instanceof StartProblem ? error.message : error);
  process.exitCode = 1;
}
