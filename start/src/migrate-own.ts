import { checkoutVariables } from './checkout.js';
import { migrate } from './databases.js';
import { readSettings } from './environment/settings.js';
import type { Progress } from './progress.js';
import { StartProblem } from './start-problem.js';

/** Brings the tables of a Postgres of one's own up to date. Throws a `StartProblem` if DATABASE_URL names none. */
export async function migrateOwn(progress: Progress): Promise<void> {
  const { databaseUrl, databaseOwnerUrl } = readSettings(checkoutVariables());
  if (!databaseUrl) throw new StartProblem('DATABASE_URL names the database to migrate; npm start migrates its own.');
  await migrate({ application: databaseUrl, owner: databaseOwnerUrl ?? databaseUrl }, progress);
}
