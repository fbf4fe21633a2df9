// npm's `prepare`: runs after `npm ci` in a checkout, so that an editor finds the types of the database client.
import { tsImport } from 'tsx/esm/api';

const { generateDatabaseClient } = await tsImport('./src/build/build.ts', import.meta.url);
await generateDatabaseClient();
