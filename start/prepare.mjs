// npm's `prepare`: runs after `npm ci` and generates the database client, so that an editor finds its types.
import { tsImport } from 'tsx/esm/api';

const { generateDatabaseClient } = await tsImport('./src/build/build.ts', import.meta.url);
await generateDatabaseClient();
