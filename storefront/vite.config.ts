import { fileURLToPath } from 'node:url';
import formatjs from '@formatjs/unplugin/vite';
import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compiledMessages } from './build/compiled-messages.js';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

// Compiled messages are syntax trees: the parser (7 KB) never has work to do in a browser.
const withoutMessageParser = [
  {
    find: /^@formatjs\/icu-messageformat-parser$/,
    replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
  },
];

// What a visit to home, a category and a product needs anyway: one file, which compresses a fifth better than thirty small ones.
const ON_EVERY_VISIT =
  /\/src\/(entry-client|router|routeTree|platform\/|routes\/(__root|index|c\.\$slug|p\.\$slug|\$slug)|screens\/(home|category|product|slug|information|not-found|error)\/|features\/(add-to-cart|breadcrumb|delivery-estimate|department-tiles|language-selector|product-card|reasons)\/|shell\/|ui\/)/;
const LATER =
  /\/(shell\/CategoryMenu|ui\/(Overlay|Field|TextField|SelectField|Checkbox|RadioCards|control-classes|Skeleton)|platform\/intl\/compiled\/)/;
const DOMAIN_OF_CATALOGUE =
  /\/domain\/dist\/(money|quantity|low-stock|catalogue|delivery-estimate|shipping-cost|shop-error)\/(?!contract)/;
const isOnEveryVisit = (id: string) => (ON_EVERY_VISIT.test(id) && !LATER.test(id)) || DOMAIN_OF_CATALOGUE.test(id);

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
            codeSplitting: {
              groups: [
                { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
                { name: 'router', test: /node_modules\/(@tanstack|seroval)/ },
                { name: 'intl', test: /node_modules\/(react-intl|@formatjs|intl-messageformat)/ },
                { name: 'shop', test: isOnEveryVisit },
              ],
            },
          },
        },
      },
}));
