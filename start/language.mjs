// `npm run language`: refuses private nouns in names, and commit subjects that are long or not conventional.
import { tsImport } from 'tsx/esm/api';

const { main } = await tsImport('./src/language/main.ts', import.meta.url);
main();
