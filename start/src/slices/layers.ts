/** One layer of the code, and its folders. */
export interface Layer {
  readonly name: LayerName;
  /** Folders with the layer's sources. */
  readonly folders: readonly string[];
  /** `always`: every section has its file or folder here; `with-code`: only where code for it exists. */
  readonly needs: 'always' | 'with-code';
  /** Folders whose code makes one necessary; default: the layer's own folders. */
  readonly code?: readonly string[];
}

export type LayerName =
  'domain' | 'table' | 'seeds' | 'section' | 'services' | 'storefront' | 'console' | 'browser-test';

export const LAYERS: readonly Layer[] = [
  { name: 'domain', folders: ['domain/src'], needs: 'always' },
  { name: 'table', folders: ['prisma/schema'], needs: 'always' },
  { name: 'seeds', folders: ['config-seeds/src'], needs: 'always' },
  { name: 'section', folders: ['services/src/store-config/sections'], needs: 'always' },
  {
    name: 'services',
    folders: ['commerce', 'engagement', 'storefront-host', 'integrations'].map((name) => `services/src/${name}`),
    needs: 'with-code',
  },
  { name: 'storefront', folders: ['storefront/src'], needs: 'with-code' },
  { name: 'console', folders: ['admin/src'], needs: 'with-code' },
  // A browser test drives what the shop shows of a section; e2e/sections.spec.ts opens the screen of every one.
  { name: 'browser-test', folders: ['e2e'], needs: 'with-code', code: ['storefront/src'] },
];

/** So many files that import a noun's rules are a feature, which needs a folder or file of its name. */
export const FILES_OF_A_FEATURE = 2;
