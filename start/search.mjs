// `npm run search -- status|rebuild`: shows or rebuilds the search indexes of a running Manifold.
import { tsImport } from 'tsx/esm/api';

const { runSearch } = await tsImport('./src/search-indexes/main.ts', import.meta.url);
process.exitCode = await runSearch(process.argv.slice(2), process.env);
