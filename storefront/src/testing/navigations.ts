import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  type NavigateOptions,
  RouterContextProvider,
} from '@tanstack/react-router';
import { createElement, type ReactNode } from 'react';

export type Navigation = Pick<NavigateOptions, 'to' | 'search' | 'replace'>;

/** Shows a part of a page whose navigations are only recorded: without a browser, the router goes nowhere. */
export function recordNavigations(navigations: Navigation[], part: ReactNode): ReactNode {
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
  router.navigate = async ({ to, search, replace }: NavigateOptions) => void navigations.push({ to, search, replace });
  return createElement(RouterContextProvider, { router: router as never, children: part });
}
