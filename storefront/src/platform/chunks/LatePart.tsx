import { memo, Suspense, use, useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';

/** Distance below the screen at which the code of a part is loaded. */
const NEAR = '240px';

interface Gate {
  readonly passed: Promise<void>;
  readonly open: () => void;
}

function closedGate(): Gate {
  let open: Gate['open'] = () => undefined;
  const passed = new Promise<void>((resolve) => (open = resolve));
  return { passed, open };
}

/** The server has all code, so its parts need no gates of their own. */
const gateOnServer = closedGate();

function haveSameValues<Props extends object>(first: Props, second: Props): boolean {
  const names = Object.keys(first) as (keyof Props)[];
  return names.length === Object.keys(second).length && names.every((name) => Object.is(first[name], second[name]));
}

const loadingOnServer: Promise<unknown>[] = [];

/** Makes the server wait for code that its first page needs. Code that only the server shows is imported this way. */
export function loadOnServer(loading: Promise<unknown>): void {
  loadingOnServer.push(loading);
}

/** Resolves when the code of every late part has loaded, because a server renders synchronously. */
export async function latePartsReady(): Promise<void> {
  await Promise.all(loadingOnServer);
}

/**
 * Returns a component for a part of a page below the first screen. The server renders it. The browser loads its code when it
 * comes near the screen and shows the server's HTML until then. On pages that the browser renders, `waiting` is the
 * placeholder and should have the part's shape. Properties must stay the same until the code has loaded; new ones replace
 * the server's HTML by `waiting`.
 */
export function latePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting: ReactNode,
): ComponentType<Props> {
  let Loaded: ComponentType<Props> | undefined;
  const loadOnce = async (): Promise<void> => {
    Loaded ??= await load();
  };
  if (import.meta.env.SSR) loadOnServer(loadOnce());

  const Part = ({ gate, props }: { readonly gate: Gate; readonly props: Props }) => {
    if (!Loaded) use(gate.passed);
    return Loaded ? <Loaded {...props} /> : null;
  };

  // React drops the server's HTML of a boundary that gets new properties before it is hydrated.
  const Boundary = memo(
    ({ gate, props }: { readonly gate: Gate; readonly props: Props }) => (
      <Suspense fallback={waiting}>
        <Part gate={gate} props={props} />
      </Suspense>
    ),
    (before, after) => haveSameValues(before.props, after.props),
  );
  Boundary.displayName = 'LatePartBoundary';

  return function LatePart(props: Props) {
    const frame = useRef<HTMLDivElement>(null);
    const [gate] = useState(() => (import.meta.env.SSR ? gateOnServer : closedGate()));
    // Only the browser knows the position of the part.
    useEffect(() => {
      const shown = new AbortController();
      // If the code is missing after a deployment, the server's HTML stays and the page reloads (reload-on-missing-chunk).
      const open = (): void => {
        loadOnce().then(gate.open, () => addEventListener('online', open, { once: true, signal: shown.signal }));
      };
      const observer = new IntersectionObserver(
        (entries) => {
          if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
          observer.disconnect();
          open();
        },
        { rootMargin: NEAR },
      );
      if (frame.current) observer.observe(frame.current);
      return () => {
        observer.disconnect();
        shown.abort();
      };
    }, [gate]);
    return (
      <div ref={frame}>
        <Boundary gate={gate} props={props} />
      </div>
    );
  };
}
