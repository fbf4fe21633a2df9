// `npm run slices`: checks that each section has a folder in every layer with code for it, or a reason for having none.
import { tsImport } from 'tsx/esm/api';

const { lintSlices } = await tsImport('./src/slices/main.ts', import.meta.url);
lintSlices();
