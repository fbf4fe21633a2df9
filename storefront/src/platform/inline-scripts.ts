import type { AnyRouter } from '@tanstack/react-router';
import { getScrollRestorationScriptForRouter } from '@tanstack/router-core/scroll-restoration-script';

/** The text that the router's `ScriptOnce` appends to a script. */
const SCRIPT_ONCE_END = ';document.currentScript.remove()';

/**
 * Collects the inline scripts that the router adds while a page is rendered, plus our `own`, for the content security policy.
 * They are taken from the router, because the finished page could contain injected scripts.
 */
export function noteInlineScripts(router: AnyRouter, own: readonly string[]): readonly string[] {
  const noted = [...own];
  const scrollScript = getScrollRestorationScriptForRouter(router);
  if (scrollScript !== null) noted.push(`${scrollScript}${SCRIPT_ONCE_END}`);
  const { serverSsr } = router;
  if (!serverSsr) return noted;
  const take = serverSsr.takeInitialHydrationScriptTags;
  serverSsr.takeInitialHydrationScriptTags = () => {
    const tags = take();
    for (const { children } of tags ? [...tags.before, tags.boundary] : []) if (children) noted.push(children);
    return tags;
  };
  return noted;
}
