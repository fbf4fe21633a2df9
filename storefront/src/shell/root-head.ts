import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import fraunces from '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2?url';
import greek from '@fontsource-variable/sofia-sans/files/sofia-sans-greek-wght-normal.woff2?url';
import cyrillic from '@fontsource-variable/sofia-sans/files/sofia-sans-cyrillic-wght-normal.woff2?url';
import latin from '@fontsource-variable/sofia-sans/files/sofia-sans-latin-wght-normal.woff2?url';
import type { BrandLayout } from '@manifold/domain/brand/layout';
import type { RouterContext } from '../platform/routing/router-context.js';
import { languageOf } from '../platform/store/language-prefix.js';

/** The files that a typeface shows every page with. */
const FONTS: Readonly<Record<BrandLayout['typeface'], readonly string[]>> = {
  'sofia-sans': [latin],
  'figtree-fraunces': [figtree, fraunces],
};

/** The file of the script that a language is written in beside Latin figures and brand names. */
const SCRIPT_FONTS: Readonly<Record<string, string>> = { bg: cyrillic, el: greek };

function preload(href: string) {
  return { rel: 'preload', href, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' as const };
}

/** What every page announces: its brand's theme, its typeface, its messages; a page's own head says the rest. */
export function rootHead({ shop, messagesFile }: RouterContext) {
  const config = shop.config.first;
  const scriptFont = SCRIPT_FONTS[languageOf(config.locale)];
  return {
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1' },
      { title: config.brand.name },
    ],
    links: [
      { rel: 'stylesheet', href: config.themeStylesheet },
      ...FONTS[config.brand.layout.typeface].map(preload),
      ...(scriptFont ? [preload(scriptFont)] : []),
      ...(messagesFile ? [{ rel: 'modulepreload', href: messagesFile }] : []),
    ],
    scripts: import.meta.env.DEV ? DEVELOPMENT_SCRIPTS : [],
  };
}

/** In development Vite serves the sources themselves; a build has its entry in the asset manifest. */
const DEVELOPMENT_SCRIPTS = [
  {
    type: 'module',
    children:
      'import R from "/@react-refresh";R.injectIntoGlobalHook(window);window.$RefreshReg$=()=>{};window.$RefreshSig$=()=>(t)=>t',
  },
  { type: 'module', src: '/@vite/client' },
  { type: 'module', src: '/src/entry-client.tsx' },
];
