import type { Language } from '../terms/language.js';

/** A row of a table: label and value. */
export type Row = readonly [name: string, value: string];

export const STYLE_SHEET = 'document.css';

/** The style sheet of all documents: a single column that prints well. It is in the same folder. */
export const documentStyle = `:root{color-scheme:light}
body{margin:0 auto;max-width:44rem;padding:2rem 1.25rem 4rem;font:1rem/1.5 system-ui,sans-serif;color:#1b1916;background:#fff}
h1{font-size:1.75rem;line-height:1.2;margin:.25rem 0 1.5rem}
h2{font-size:1.25rem;margin:2rem 0 .75rem}
p{margin:.5rem 0}
.brand{color:#5c564e;font-weight:600}
table{border-collapse:collapse;width:100%;margin:0 0 1.5rem}
caption{text-align:left;font-weight:600;padding:.5rem 0}
th,td{text-align:left;vertical-align:top;padding:.4rem .5rem;border-top:1px solid #ddd7cd}
th{font-weight:400;color:#5c564e;width:45%}
img{max-width:100%;height:auto}
@media print{body{padding:0}table{break-inside:avoid}}
`;

/** Escapes text for HTML. */
export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

export const paragraph = (text: string): string => `<p>${escaped(text)}</p>`;

/** Returns a section with a heading. */
export const section = (title: string, content: readonly string[]): string =>
  `<h2>${escaped(title)}</h2>\n${content.join('\n')}`;

/** Returns a table of facts in two columns with a caption. */
export function factTable(caption: string, rows: readonly Row[]): string {
  const lines = rows.map(([name, value]) => `<tr><th scope="row">${escaped(name)}</th><td>${escaped(value)}</td></tr>`);
  return `<table>\n<caption>${escaped(caption)}</caption>\n${lines.join('\n')}\n</table>`;
}

/** Returns a complete document that needs only its style sheet. */
export function documentPage(
  { title, brand, language }: { readonly title: string; readonly brand: string; readonly language: Language },
  parts: readonly string[],
): string {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${escaped(title)}</title>
<link rel="stylesheet" href="${STYLE_SHEET}">
</head>
<body>
<main>
<p class="brand">${escaped(brand)}</p>
<h1>${escaped(title)}</h1>
${parts.join('\n')}
</main>
</body>
</html>
`;
}
