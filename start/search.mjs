// `npm run search -- status|rebuild`: how far the search indexes of a running Manifold are, and filling them anew.
import { tsImport } from 'tsx/esm/api';

const { runSearch } = await tsImport('./src/search-indexes/main.ts', import.meta.url);
process.exitCode = await runSearch(process.argv.slice(2), process.env);
