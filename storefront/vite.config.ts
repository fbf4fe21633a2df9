import { fileURLToPath } from 'node:url';
import formatjs from '@formatjs/unplugin/vite';
import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkGroups } from './build/chunk-groups.js';
import { compiledMessages } from './build/compiled-messages.js';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

// Compiled messages are syntax trees: the parser (7 KB) never has work to do in a browser.
const withoutMessageParser = [
  {
    find: /^@formatjs\/icu-messageformat-parser$/,
    replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
  },
];

export default defineConfig(({ isSsrBuild, command }) => ({
  root: here('.'),
  plugins: [
    compiledMessages(here('messages'), here('src/platform/intl/compiled')),
    // Before react(): it splits the route files that react() then compiles.
    tanstackRouter({ target: 'react', autoCodeSplitting: true, generatedRouteTree: here('src/routeTree.gen.ts') }),
    react(),
    tailwindcss(),
    formatjs({ ast: true, removeDefaultMessage: command === 'build' }),
  ],
  resolve: { alias: command === 'build' && !isSsrBuild ? withoutMessageParser : [] },
  // One self-contained server bundle: the host loads a file and needs none of our packages.
  ssr: { noExternal: isSsrBuild ? true : undefined },
  // Said when it is built and not asked of the environment at run time: React's and the router's development half stays out.
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
        // Fonts and pictures are files that a browser keeps, never text inside a stylesheet.
        assetsInlineLimit: 0,
        rolldownOptions: {
          input: here('src/entry-client.tsx'),
          output: {
            codeSplitting: { groups: chunkGroups },
          },
        },
      },
}));
