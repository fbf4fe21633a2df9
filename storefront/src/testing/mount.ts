import { act, createElement, type ReactNode } from 'react';
import { setGlobals } from './globals.js';

const HTML = 'http://www.w3.org/1999/xhtml';

/** A component that renders nothing, on a page without elements: its effects and events run as in a browser. */
export interface Mounted {
  /** Waits until everything that `work` causes is rendered. */
  readonly act: (work: () => unknown) => Promise<void>;
  /** Shows the page again, by default as a page of the back-forward cache. */
  readonly show: (event?: { readonly persisted: boolean }) => Promise<void>;
  readonly unmount: () => Promise<void>;
}

/** Runs a hook in a component inside `wrap`. The newest result is read from `result`. */
export async function mountHook<Result>(
  hook: () => Result,
  wrap: (part: ReactNode) => ReactNode = (part) => part,
): Promise<Mounted & { readonly result: () => Result }> {
  const results: Result[] = [];
  const Part = () => {
    results.push(hook());
    return null;
  };
  const mounted = await mount(wrap(createElement(Part)));
  const result = (): Result => {
    if (results.length === 0) throw new Error('The hook was not rendered');
    return results[results.length - 1] as Result;
  };
  return { ...mounted, result };
}

/** Mounts a part of a page that renders nothing. */
export async function mount(part: ReactNode): Promise<Mounted> {
  const events = new EventTarget();
  const document = Object.assign(new EventTarget(), { nodeType: 9, nodeName: '#document', activeElement: null });
  const view = Object.assign(events, { document, HTMLIFrameElement: class {} });
  const container = Object.assign(new EventTarget(), {
    nodeType: 1,
    nodeName: 'DIV',
    tagName: 'DIV',
    namespaceURI: HTML,
    ownerDocument: Object.assign(document, { defaultView: view }),
    textContent: '',
  });
  const restore = setGlobals({
    window: view,
    IS_REACT_ACT_ENVIRONMENT: true,
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
  });
  // Not before: React looks for the window when it is loaded.
  const { createRoot } = await import('react-dom/client');
  const root = createRoot(container as object as Element);
  const run: Mounted['act'] = (work) => act(async () => void (await work()));
  await run(() => root.render(part));
  return {
    act: run,
    show: (event = { persisted: true }) => run(() => events.dispatchEvent(Object.assign(new Event('pageshow'), event))),
    unmount: async () => {
      await run(() => root.unmount());
      restore();
    },
  };
}
