/** What is shown when not even the storefront's own error page can be (spec shell §2.5). English: nothing else is certain. */
export function lastResortPage(title: string, link: string = 'Go back to home'): string {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title></head>
<body><main><h1>${title}</h1><p><a href="/">${link}</a></p></main></body>
</html>
`;
}

/** For a host that belongs to no store: no link, there is nothing to go to. */
export const UNKNOWN_HOST_PAGE = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>No store here</title></head>
<body><main><h1>No store here</h1><p>No store answers on this address.</p></main></body>
</html>
`;

export const ERROR_PAGE = lastResortPage('An error occurred while showing the error page');
export const UNAVAILABLE_PAGE = lastResortPage(
  'The shop is being restarted. Please try again in a moment',
  'Try again',
);
/** For the preview of a draft that comes to no store here: nothing of it, or something wrong. */
export const BROKEN_DRAFT_PAGE = lastResortPage(
  'This draft shows no store on this address. Mend it in the console, or leave the preview',
  'Leave the preview',
).replace('href="/"', 'href="/api/preview/end"');
export const NOT_FOUND_PAGE = lastResortPage('This page could not be found');
