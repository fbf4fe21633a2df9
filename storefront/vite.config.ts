import { fileURLToPath } from 'node:url';
import formatjs from '@formatjs/unplugin/vite';
import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkGroups } from './build/chunk-groups.js';
import { compiledMessages } from './build/compiled-messages.js';
import { messagePartCheck } from './build/message-part-check.js';
import { shortMessageIds } from './build/short-message-ids.js';
import { smallerChunks } from './build/smaller-chunks.js';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** What a browser does not need of the libraries. */
const leanLibraries = [
  // Compiled messages are syntax trees: no parser (7 KB).
  {
    find: /^@formatjs\/icu-messageformat-parser$/,
    replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
  },
  // React has the hook that this package adds to older versions.
  { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
];

const ON_EVERY_PAGE = ['entry-client', 'libraries', 'rolldown-runtime', 'shop'];
/** The first visit to a shop mostly begins on one of these pages. */
const ON_FIRST_PAGES = ['category', 'cards', 'follow-page', 'home', 'listing', 'offer', 'product'];

/**
 * Every page names the sixty files that it may load: names would be half a kilobyte of every first visit. The build's
 * manifest has them. Seven characters of a hash are the fewest with which Rolldown can name so many.
 */
const chunkFileNames = ({ name }: { readonly name: string }): string =>
  ON_EVERY_PAGE.concat(ON_FIRST_PAGES).includes(name) ? 'assets/[name]-[hash:7].js' : 'assets/[hash:7].js';

/** Code on demand does not preload itself or what the page has loaded before it: every page would carry their names. */
const modulePreload = {
  resolveDependencies: (imported: string, files: string[]) =>
    files.filter((file) => file !== imported && !ON_EVERY_PAGE.some((name) => file.startsWith(`assets/${name}-`))),
};

const short = shortMessageIds(here('messages'));

const plugins = (isBuild: boolean) => [
  compiledMessages({
    messages: here('messages'),
    sources: here('src'),
    compiled: here('src/platform/intl/compiled'),
  }),
  // Before react(): it splits the route files that react() then compiles.
  tanstackRouter({ target: 'react', autoCodeSplitting: true, generatedRouteTree: here('src/routeTree.gen.ts') }),
  react(),
  tailwindcss(),
  messagePartCheck(here('src'), 'entry-client.tsx'),
  short.plugin,
  formatjs({
    ast: true,
    ...(isBuild && { removeDefaultMessage: true, overrideIdFn: short.overrideIdFn }),
  }),
  smallerChunks([...ON_EVERY_PAGE, ...ON_FIRST_PAGES, 'CampaignBanner']),
];

export default defineConfig(({ isSsrBuild, command }) => ({
  root: here('.'),
  plugins: plugins(command === 'build'),
  resolve: { alias: command === 'build' && !isSsrBuild ? leanLibraries : [] },
  // One self-contained server bundle: the host loads a file and needs none of our packages.
  ssr: { noExternal: isSsrBuild ? true : undefined },
  // Set at build time, so that the development code of React and the router is left out of the bundle.
  define: isSsrBuild ? { 'process.env.NODE_ENV': JSON.stringify('production') } : undefined,
  build: isSsrBuild
    ? {
        outDir: 'dist/server',
        copyPublicDir: false,
        emptyOutDir: true,
        minify: false,
        rolldownOptions: { input: here('src/entry-server.tsx'), output: { entryFileNames: '[name].js' } },
      }
    : {
        outDir: 'dist/client',
        manifest: true,
        emptyOutDir: true,
        sourcemap: 'hidden',
        // A browser caches fonts and pictures as files; inlined in a stylesheet they would be loaded again with each change of it.
        assetsInlineLimit: 0,
        modulePreload,
        rolldownOptions: {
          input: here('src/entry-client.tsx'),
          // Terser is slow, and known to be.
          checks: { pluginTimings: false },
          output: {
            chunkFileNames,
            codeSplitting: { groups: chunkGroups },
          },
        },
      },
}));
