import type { RenderedPage } from '@manifold/domain/page-rendering/contract';
import type { PageAnswer } from './page-answer.js';

const ANY_ORIGIN = /^https?:\/\/[^/]+/;

/** Returns the answer of a rendered page. A redirect by the storefront stays on the same host. */
export function renderedAnswer(
  { status, location, html, inlineScripts }: RenderedPage,
  setCookies: readonly string[] = [],
): PageAnswer {
  if (location === undefined) return { kind: 'html', status, html, inlineScripts, setCookies };
  const local = location.replace(ANY_ORIGIN, '').replace(/^[/\\]+/, '/');
  return { kind: 'redirect', status, location: local || '/' };
}
