/** Returns a page for failures in which not even the storefront's error page works (spec shell §2.5). In English, because the language is unknown. */
export function lastResortPage(title: string, link: string = 'Go back to home', href: string = '/'): string {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title></head>
<body><main><h1>${title}</h1><p><a href="${href}">${link}</a></p></main></body>
</html>
`;
}

/** The page for a host without a store. It has no link, because there is no store to link to. */
export const UNKNOWN_HOST_PAGE = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>No store here</title></head>
<body><main><h1>No store here</h1><p>There is no store at this address.</p></main></body>
</html>
`;

export const ERROR_PAGE = lastResortPage('An error occurred while showing the error page');
export const UNAVAILABLE_PAGE = lastResortPage(
  'The shop is being restarted. Please try again in a moment',
  'Try again',
  // An empty address reloads the page.
  '',
);
/** The page for the preview of a draft in which no valid store has this host. */
export const BROKEN_DRAFT_PAGE = lastResortPage(
  'This draft has no store at this address. Correct it in the console, or leave the preview',
  'Leave the preview',
  '/api/preview/end',
);
export const NOT_FOUND_PAGE = lastResortPage('This page could not be found');
