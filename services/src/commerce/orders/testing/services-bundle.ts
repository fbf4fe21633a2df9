import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import esbuild, { type Plugin } from 'esbuild';

const inServices = (file: string): string => fileURLToPath(new URL(`../../../../${file}`, import.meta.url));
/** Not among the built files, from which the image is checked. */
const PROGRAM = inServices('node_modules/.cache/killable/main.js');

/**
 * Packages that are not bundled: native code, packages with worker threads, and the database client, which must find its
 * WebAssembly in its own folder, with the packages that it shares with us. The others are not installed; NestJS looks for them.
 */
const SEPARATE = [
  ...['@node-rs/argon2', '@resvg/resvg-js', 'pino', '@prisma/*', 'pg'],
  ...['@nestjs/microservices', '@nestjs/platform-express', '@nestjs/platform-socket.io', '@nestjs/mapped-types'],
  ...['class-transformer', 'class-validator', '@fastify/multipart', '@fastify/static', '@fastify/view'],
];

/** The names that packages in CommonJS expect. */
const COMMONJS_NAMES = [
  `import { createRequire as requireFrom } from 'node:module';`,
  `const require = requireFrom(import.meta.url);`,
  `const { filename: __filename, dirname: __dirname } = import.meta;`,
].join('\n');

/** Our modules read files of their own folders, so each keeps its own URL. */
const keepAddresses: Plugin = {
  name: 'keep addresses',
  setup(build) {
    build.onLoad({ filter: /services\/dist\/.*\.js$/ }, async ({ path: file }) => {
      const code = await readFile(file, 'utf8');
      return { contents: code.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(file).href)) };
    });
  },
};

/**
 * Writes the built services (`npx tsc -b services`) into one file and returns its path. It starts in half the time, because
 * nothing has to look for three thousand modules: tests that start the services a thousand times are worth it.
 */
export async function bundleServices(): Promise<string> {
  const { outputFiles } = await esbuild.build({
    entryPoints: [inServices('dist/main.js')],
    write: false,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    // NestJS and errors show names of classes.
    keepNames: true,
    // Less to parse.
    minifyWhitespace: true,
    external: SEPARATE,
    plugins: [keepAddresses],
    banner: { js: COMMONJS_NAMES },
    logLevel: 'error',
  });
  await mkdir(path.dirname(PROGRAM), { recursive: true });
  // Renamed, because another test may be starting the file of the same name.
  const unfinished = `${PROGRAM}.${process.pid}`;
  await writeFile(unfinished, outputFiles[0]?.contents ?? '');
  await rename(unfinished, PROGRAM);
  return PROGRAM;
}
