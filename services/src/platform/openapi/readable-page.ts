import { createHash } from 'node:crypto';
import { escapeMarkup } from '../markup/escape-markup.js';
import type { RouteDescription } from './document.js';

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 60rem; margin: 0 auto; padding: 2rem 1.25rem 4rem; }
h1 { margin: 0; } h2 { margin: 2.5rem 0 .75rem; }
details { border: 1px solid color-mix(in srgb, currentColor 20%, transparent); border-radius: 8px; margin: .4rem 0; }
summary { cursor: pointer; padding: .6rem .8rem; display: flex; flex-wrap: wrap; gap: .25rem .75rem; align-items: baseline; }
summary:focus-visible { outline: 2px solid #1856c4; outline-offset: 2px; }
.method { font-weight: 650; min-width: 3.6rem; } code, pre { font: 13px/1.5 ui-monospace, monospace; }
pre { overflow: auto; margin: 0 .8rem .8rem; padding: .8rem; border-radius: 6px; background: color-mix(in srgb, currentColor 6%, transparent); }
p { margin: .25rem .8rem .5rem; } h1 + p { margin: .5rem 0; } h3 { font-size: .9rem; margin: .5rem .8rem .25rem; }
`;

function block(title: string, schema: unknown): string {
  return schema ? `<h3>${title}</h3><pre tabindex="0">${escapeMarkup(JSON.stringify(schema, null, 2))}</pre>` : '';
}

function section(route: RouteDescription): string {
  const { method, path, summary, description, parameters, body, answer } = route;
  const title = `<span class="method">${method}</span> <code>${escapeMarkup(path)}</code> <span>${escapeMarkup(summary)}</span>`;
  const words = description ? `<p>${escapeMarkup(description)}</p>` : '';
  const named = parameters?.length ? block('Parameters', parameters) : '';
  return `<details><summary>${title}</summary>${words}${named}${block('Request', body)}${block('Answer', answer?.schema)}</details>`;
}

/** Returns an HTML page of the routes that needs no script. */
export function readablePage(routes: readonly RouteDescription[]): string {
  const tags = [...new Set(routes.map(({ tag }) => tag))];
  const groups = tags.map((tag) => {
    const members = routes.filter((route) => route.tag === tag);
    return `<h2>${tag}</h2>${members.map(section).join('')}`;
  });
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Manifold API</title><style>${STYLE}</style></head>
<body><main><h1>Manifold API</h1><p>The host of a request selects the store. As data: <a href="/api/docs/openapi.json">openapi.json</a>.</p>${groups.join('')}</main></body></html>
`;
}

const styleHash = createHash('sha256').update(STYLE).digest('base64');

/** The page's content security policy: only its own style. */
export const READABLE_PAGE_POLICY = `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
