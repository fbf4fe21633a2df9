import { notFound, redirect } from '@tanstack/react-router';

const MOVED_PERMANENTLY = 301;

/** Ends a loader: there is no such page. Answers 404 with the page that says so. */
export function pageNotFound(): never {
  // The router's signal is an object of its own kind, not an Error.
  // eslint-disable-next-line @typescript-eslint/only-throw-error
  throw notFound();
}

/** Ends a loader: the page has another address for good. */
export function movedPermanently(href: string): never {
  // The router's signal is a Response, not an Error.
  // eslint-disable-next-line @typescript-eslint/only-throw-error
  throw redirect({ href, statusCode: MOVED_PERMANENTLY });
}
