import { notFound, redirect } from '@tanstack/react-router';

const MOVED_PERMANENTLY = 301;

/** Ends a loader with 404 and the page for unknown addresses. */
export function pageNotFound(): never {
  // The router's signal is an object of its own kind, not an Error.
  // eslint-disable-next-line @typescript-eslint/only-throw-error
  throw notFound();
}

/** Ends a loader with a permanent redirect. */
export function movedPermanently(href: string): never {
  // The router's signal is a Response, not an Error.
  // eslint-disable-next-line @typescript-eslint/only-throw-error
  throw redirect({ href, statusCode: MOVED_PERMANENTLY });
}
