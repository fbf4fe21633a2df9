// The entry of `npm start`. Plain JavaScript without imports of our own: it must print a message even if nothing is
// installed or Node is too old for the rest.
import { existsSync } from 'node:fs';

const [major, minor] = process.versions.node.split('.').map(Number);
// The range of `engines` in package.json.
const isSupported = major >= 24 || (major === 22 && minor >= 13) || (major === 20 && minor >= 19);
if (!isSupported) {
  refuse(
    `Manifold needs Node 20.19, 22.13, 24 or newer; this is ${process.versions.node}. Install one from https://nodejs.org.`,
  );
} else if (!existsSync(new URL('../node_modules/tsx/package.json', import.meta.url))) {
  refuse('Nothing is installed yet. Run: npm ci');
} else {
  const { tsImport } = await import('tsx/esm/api');
  const { main } = await tsImport('./src/main.ts', import.meta.url);
  await main(process.argv.slice(2));
}

function refuse(reason) {
  console.error(reason);
  process.exitCode = 1;
}
