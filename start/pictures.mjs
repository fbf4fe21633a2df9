// `npm run pictures`: draws the demo's pictures from demo/pictures and packs them.
import { tsImport } from 'tsx/esm/api';

const { drawPictures } = await tsImport('./src/pictures/pictures.ts', import.meta.url);
try {
  await drawPictures();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
