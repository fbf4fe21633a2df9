import type { Snapshot } from '@manifold/domain/store-document/contract';
import { contentHash } from '../../platform/json/canonical-json.js';

export interface ThemeStylesheet {
  /** Its name changes with its content. */
  readonly path: string;
  readonly css: string;
}

const known = new WeakMap<Snapshot, ThemeStylesheet>();

/** Returns the stylesheet with a brand's tokens as CSS custom properties; computed once per snapshot. */
export function themeStylesheet(snapshot: Snapshot): ThemeStylesheet {
  const made = known.get(snapshot);
  if (made) return made;
  const { brand, store } = snapshot.document.sections;
  const declarations = Object.entries(brand.tokens).map(([name, value]) => `--${name}:${value}`);
  const css = `:root{${declarations.sort().join(';')}}\n`;
  const sheet = { path: `/theme/${store.brandKey}-${contentHash(css)}.css`, css };
  known.set(snapshot, sheet);
  return sheet;
}
