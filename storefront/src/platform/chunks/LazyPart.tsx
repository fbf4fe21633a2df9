import { type ComponentType, useEffect, useState } from 'react';

/** Properties of the component that is shown if the code of a part did not load. */
export interface LoadProblemProps {
  /** Tries again. The code also loads by itself once the network is back. */
  readonly onRetry: () => void;
}

/**
 * Returns a component whose code loads when it is first rendered. Unlike React's `lazy`, it does not remember a failure: on a bad
 * line, one lost request would otherwise end the part until the page is reloaded, and take the page around it with it.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Problem: ComponentType<LoadProblemProps>,
): ComponentType<Props> {
  let Loaded: ComponentType<Props> | undefined;
  return function LazyPart(props: Props) {
    const [hasFailed, setFailed] = useState(false);
    const [, setLoaded] = useState(Loaded !== undefined);
    const retry = () => setFailed(false);
    // The code is loaded for the part that is shown, not for the page.
    useEffect(() => {
      if (Loaded || hasFailed) return;
      let isShown = true;
      load().then(
        (part) => {
          Loaded = part;
          if (isShown) setLoaded(true);
        },
        () => {
          if (isShown) setFailed(true);
        },
      );
      return () => {
        isShown = false;
      };
    }, [hasFailed]);
    // Only the browser knows when it has a network again.
    useEffect(() => {
      if (!hasFailed) return;
      addEventListener('online', retry);
      return () => removeEventListener('online', retry);
    }, [hasFailed]);
    if (Loaded) return <Loaded {...props} />;
    return hasFailed ? <Problem onRetry={retry} /> : null;
  };
}
