import figtreeExtended from '@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2?url';
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import frauncesExtended from '@fontsource-variable/fraunces/files/fraunces-latin-ext-wght-normal.woff2?url';
import fraunces from '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2?url';
import greek from '@fontsource-variable/sofia-sans/files/sofia-sans-greek-wght-normal.woff2?url';
import cyrillic from '@fontsource-variable/sofia-sans/files/sofia-sans-cyrillic-wght-normal.woff2?url';
import sofiaExtended from '@fontsource-variable/sofia-sans/files/sofia-sans-latin-ext-wght-normal.woff2?url';
import sofia from '@fontsource-variable/sofia-sans/files/sofia-sans-latin-wght-normal.woff2?url';
import type { BrandLayout } from '@manifold/domain/brand/layout';
import type { RouterContext } from '../platform/routing/router-context.js';
import { languageOf } from '../platform/store/language-prefix.js';

interface TypefaceFiles {
  readonly latin: readonly string[];
  /** Letters beyond Latin-1; each of these has its twin in `latin`. */
  readonly extended: readonly string[];
}

const FONTS: Readonly<Record<BrandLayout['typeface'], TypefaceFiles>> = {
  'sofia-sans': { latin: [sofia], extended: [sofiaExtended] },
  'figtree-fraunces': { latin: [figtree, fraunces], extended: [figtreeExtended, frauncesExtended] },
};

/** Languages that are written with letters beyond Latin-1: the same as in the style sheets of the typefaces. */
const EXTENDED_LATIN: readonly string[] = ['cs', 'hr', 'hu', 'lt', 'pl', 'ro', 'sk', 'sl'];

/** The file of the script that a language is written in beside Latin figures and brand names. */
const SCRIPT_FONTS: Readonly<Record<string, string>> = { bg: cyrillic, el: greek };

/** Returns the font files that a page of this language shows; the browser has them when its first script reads this. */
function fontsOf(typeface: BrandLayout['typeface'], language: string): readonly string[] {
  const { latin, extended } = FONTS[typeface];
  const script = SCRIPT_FONTS[language];
  return [...latin, ...(EXTENDED_LATIN.includes(language) ? extended : []), ...(script ? [script] : [])];
}

function preload(href: string) {
  return { rel: 'preload', href, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' as const };
}

/** The head elements of every page, such as its brand's theme and typeface. The page's own head adds the rest. */
export function rootHead({ shop }: RouterContext) {
  const config = shop.config.first;
  return {
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1' },
      { title: config.brand.name },
    ],
    links: [
      { rel: 'stylesheet', href: config.themeStylesheet },
      ...(import.meta.env.SSR ? fontsOf(config.brand.layout.typeface, languageOf(config.locale)).map(preload) : []),
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
