// `npm run new:section -- <noun> [field:kind …]`: writes a new per-country table, from the schema to the console.
import { tsImport } from 'tsx/esm/api';

const { newSection } = await tsImport('./src/new-section/main.ts', import.meta.url);
try {
  await newSection(process.argv.slice(2));
} catch (error) {
  // A foreseen problem is one line; any other error keeps its stack.
  console.error(error?.name === 'StartProblem' ? error.message : error);
  process.exitCode = 1;
}
