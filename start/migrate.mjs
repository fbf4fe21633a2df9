// `node start/migrate.mjs`: `npm run migrate` for the Docker image: runs built files, without development packages.
import { migrateConfiguredDatabase } from './dist/databases.js';
import { Progress } from './dist/terminal/progress.js';
import { StartProblem } from './dist/terminal/start-problem.js';

try {
  await migrateConfiguredDatabase(new Progress());
} catch (error) {
  console.error(error instanceof StartProblem ? error.message : error);
  process.exitCode = 1;
}
