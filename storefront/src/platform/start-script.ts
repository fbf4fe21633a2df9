import type { AssetManifest } from '@manifold/domain/page-rendering/contract';
import { EARLY_INPUT_SCRIPT } from './early-input.js';

/** A page whose routes are known. */
interface MatchedPage {
  readonly state: { readonly matches: readonly { readonly routeId: string }[] };
}

/**
 * Loads the files of its own element, the entry first, once the page has been painted: before that they would share a phone's
 * bandwidth with the style sheet, the typeface and the first picture. Browsers do not paint pages in the background, so those
 * start at once. The same text on every page, so that the policy names one script.
 */
export const START_SCRIPT = [
  '(files=>{const[entry]=files,add=(tag,facts)=>document.head.append(Object.assign(document.createElement(tag),facts)),',
  'start=()=>{if(!files.length)return;for(const href of files.splice(0))add("link",{rel:"modulepreload",href});',
  'add("script",{type:"module",src:entry})};',
  'addEventListener("DOMContentLoaded",()=>document.hidden?start():requestAnimationFrame(()=>setTimeout(start)));',
  'addEventListener("load",start)})(document.currentScript.dataset.files.split(" "))',
].join('');

/** Returns the scripts that a page needs to come alive, the entry first; nothing while Vite serves the sources themselves. */
function startFiles(page: MatchedPage, { routes }: AssetManifest, messages: readonly string[]): readonly string[] {
  const ids = page.state.matches.map(({ routeId }) => routeId);
  const files = ids.flatMap((id) => routes[id]?.preloads ?? []);
  return files.length === 0 ? [] : [...files, ...messages];
}

/** Returns the elements that start a page in the browser. */
export function startElements(page: MatchedPage, assets: AssetManifest, messages: readonly string[]): string {
  const files = startFiles(page, assets, messages);
  if (files.length === 0) return '';
  return `<script>${EARLY_INPUT_SCRIPT}</script><script data-files="${files.join(' ')}">${START_SCRIPT}</script>`;
}

/** Returns the tags of the build's files that the router may write: only the style sheets. */
export function styleManifest({ routes }: AssetManifest): Record<string, AssetManifest['routes'][string]> {
  return Object.fromEntries(Object.entries(routes).map(([id, { css }]) => [id, { preloads: [], css }]));
}
