import { act, createElement, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

/** Renders until an expectation holds; more would only delay the failure. */
const MAXIMUM_RENDERS = 50;

/** Returns what React needs of a page to render components that have no elements. */
function emptyPage(): HTMLElement {
  const page = Object.assign(new EventTarget(), {
    nodeType: 9,
    nodeName: '#document',
    defaultView: { HTMLIFrameElement: EventTarget },
  });
  const body = Object.assign(new EventTarget(), {
    nodeType: 1,
    nodeName: 'BODY',
    tagName: 'BODY',
    ownerDocument: page,
  });
  return body as object as HTMLElement;
}

function holds(expectation: () => void): boolean {
  try {
    expectation();
    return true;
  } catch {
    return false;
  }
}

/** Waits for a task of its own, because react-query reports results in a timer. */
const nextTask = () => act(() => new Promise<void>((resolve) => void setTimeout(resolve)));

export interface RenderedHook<Value> {
  /** Returns what the hook returned in the last render. */
  readonly current: () => Value;
  /** Runs an action and waits for the renders that it causes. */
  readonly run: (action: (value: Value) => unknown) => Promise<void>;
  /** Renders again, for example after the parameters of the hook have changed. */
  readonly again: () => Promise<void>;
  /** Waits for renders until an expectation holds. Throws its error if it never does. */
  readonly until: (expectation: () => void) => Promise<void>;
  readonly unmount: () => Promise<void>;
}

/** Renders a hook with state and effects, as a browser does, within the given providers. */
export async function renderHook<Value>(
  useHook: () => Value,
  around: (children: ReactNode) => ReactNode = (children) => children,
): Promise<RenderedHook<Value>> {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true, window: globalThis });
  const root = createRoot(emptyPage());
  let last: { readonly value: Value } | undefined;
  const Screen = () => {
    last = { value: useHook() };
    return null;
  };
  const render = () => act(async () => root.render(around(createElement(Screen))));
  const current = (): Value => {
    if (!last) throw new Error('The hook was not rendered');
    return last.value;
  };
  const until = async (expectation: () => void): Promise<void> => {
    for (let left = MAXIMUM_RENDERS; left > 0 && !holds(expectation); left -= 1) await nextTask();
    expectation();
  };
  await render();
  return {
    current,
    run: (action) => act(async () => void (await action(current()))),
    again: render,
    until,
    unmount: () => act(async () => root.unmount()),
  };
}
