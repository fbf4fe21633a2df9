import { minify, type MinifyOptions } from 'terser';
import type { Plugin } from 'vite';

const OPTIONS = {
  module: true,
  ecma: 2020,
  compress: { passes: 2, join_vars: false },
} as const satisfies MinifyOptions;

const LIBRARIES = 'libraries';

const sourceMapOf = (content: unknown): MinifyOptions =>
  typeof content === 'string' ? { sourceMap: { content } } : {};

/**
 * Minifies some chunks of the browser's build once more, with terser: what the build's own minifier writes comes to a kilobyte
 * more on a first visit. Terser takes ten times as long, so only chunks that most visits load are worth it. Libraries
 * get a second run that leaves functions in their places: it saves 0.2 kB after Brotli, but makes our own code larger.
 */
export function smallerChunks(names: readonly string[]): Plugin {
  return {
    name: 'smaller-chunks',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    async generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk' || !names.includes(chunk.name)) continue;
        const sourceMap = bundle[`${chunk.fileName}.map`];
        const once = await minify(chunk.code, { ...OPTIONS, ...sourceMapOf(chunk.map?.toString()) });
        const again = { ...OPTIONS, compress: { ...OPTIONS.compress, reduce_funcs: false } };
        const { code, map } =
          chunk.name === LIBRARIES
            ? await minify(once.code ?? chunk.code, { ...again, ...sourceMapOf(once.map) })
            : once;
        if (code === undefined) continue;
        chunk.code = code;
        if (sourceMap?.type === 'asset' && typeof map === 'string') sourceMap.source = map;
      }
    },
  };
}
