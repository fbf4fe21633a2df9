import type { AnyRouter } from '@tanstack/react-router';
import { getScrollRestorationScriptForRouter } from '@tanstack/router-core/scroll-restoration-script';

/** What the router's `ScriptOnce` adds to a script. */
const SCRIPT_ONCE_END = ';document.currentScript.remove()';

/**
 * Notes the texts of the scripts that the router adds to a page while it is rendered, where the router hands them over: they
 * are never looked for in the finished page, where somebody else's could stand beside them. `own` are ours.
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
