// Hooks with which Node imports TypeScript sources as Jest does: `./x.js` is x.ts or x.tsx, compiled with the same options.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { transformFile } from '@swc/core';
import { COMPILER_OPTIONS } from './compiler-options.mjs';

const JEST_GLOBALS = new URL('jest-globals.mjs', import.meta.url).href;

const isSource = (url) => /\.tsx?(\?|$)/.test(url);

export async function resolve(specifier, context, next) {
  if (specifier === '@jest/globals') return { url: JEST_GLOBALS, shortCircuit: true };
  const emitted = /^(\..*)\.js(\?.*)?$/.exec(specifier);
  if (!emitted || !isSource(context.parentURL ?? '')) return next(specifier, context);
  const [, path, query = ''] = emitted;
  const source = ['.ts', '.tsx']
    .map((ending) => new URL(`${path}${ending}${query}`, context.parentURL))
    .find((url) => existsSync(url));
  return source ? { url: source.href, format: 'module', shortCircuit: true } : next(specifier, context);
}

export async function load(url, context, next) {
  if (!isSource(url)) return next(url, context);
  const { code } = await transformFile(fileURLToPath(url), { ...COMPILER_OPTIONS, swcrc: false, sourceMaps: 'inline' });
  return { format: 'module', source: code, shortCircuit: true };
}
