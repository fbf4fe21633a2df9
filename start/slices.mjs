// `npm run slices`: whether each section has its folder in every layer where it has code, or a reason.
import { tsImport } from 'tsx/esm/api';

const { lintSlices } = await tsImport('./src/slices/main.ts', import.meta.url);
lintSlices();
