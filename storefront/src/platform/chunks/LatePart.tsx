import { memo, Suspense, use, useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';

/** How far below the screen a part may be when its code is fetched. */
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

function isAlike<Props extends object>(first: Props, second: Props): boolean {
  const names = Object.keys(first) as (keyof Props)[];
  return names.length === Object.keys(second).length && names.every((name) => Object.is(first[name], second[name]));
}

const onServer: Promise<unknown>[] = [];

/** Resolves when every late part of the pages that are loaded can be rendered at once, as a server renders. */
export async function latePartsReady(): Promise<void> {
  await Promise.all(onServer);
}

/**
 * A part of a page that lies below its first screen. The server writes it; the browser fetches its code when it comes
 * near the screen, and until then the server's HTML stands. On a page that the browser itself makes, `waiting` stands
 * in its place: it should have the part's shape. Give it properties that stay the same: new ones before its code is
 * there start it again from `waiting`.
 */
export function latePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting: ReactNode,
): ComponentType<Props> {
  let Loaded: ComponentType<Props> | undefined;
  const loadOnce = async (): Promise<void> => {
    Loaded ??= await load();
  };
  if (import.meta.env.SSR) onServer.push(loadOnce());

  const Part = ({ gate, props }: { readonly gate: Gate; readonly props: Props }) => {
    if (!Loaded) use(gate.passed);
    return Loaded ? <Loaded {...props} /> : null;
  };

  // React gives up the server's HTML of a boundary that gets new properties before it is alive.
  const Boundary = memo(
    ({ gate, props }: { readonly gate: Gate; readonly props: Props }) => (
      <Suspense fallback={waiting}>
        <Part gate={gate} props={props} />
      </Suspense>
    ),
    (before, now) => isAlike(before.props, now.props),
  );
  Boundary.displayName = 'LatePartBoundary';

  return function LatePart(props: Props) {
    const frame = useRef<HTMLDivElement>(null);
    const [gate] = useState(closedGate);
    // Only the browser knows where the part is.
    useEffect(() => {
      const observer = new IntersectionObserver(
        (entries) => {
          if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
          observer.disconnect();
          // A part whose code is gone stays as the server wrote it; the page reloads for it by itself.
          loadOnce().then(gate.open, () => undefined);
        },
        { rootMargin: NEAR },
      );
      if (frame.current) observer.observe(frame.current);
      return () => observer.disconnect();
    }, [gate]);
    return (
      <div ref={frame}>
        <Boundary gate={gate} props={props} />
      </div>
    );
  };
}
