import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router';
import { createElement, type ReactNode } from 'react';

export interface Navigation {
  readonly to: string;
  readonly search: object;
  readonly replace?: boolean | undefined;
}

/** Shows a part of a page whose navigations are only recorded: without a browser, the router goes nowhere. */
export function recordNavigations(navigations: Navigation[], part: ReactNode): ReactNode {
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
  Object.assign(router, {
    navigate: async ({ to, search, replace }: Navigation) => void navigations.push({ to, search, replace }),
  });
  return createElement(RouterContextProvider, { router: router as never, children: part });
}
