import { useEffect, useRef, useState, type RefObject } from 'react';

/** Whether an element was scrolled out at the top of the screen. */
export function useHasLeft(): readonly [RefObject<HTMLDivElement | null>, boolean] {
  const ref = useRef<HTMLDivElement>(null);
  const [hasLeft, setHasLeft] = useState(false);
  // The browser tells when the element enters and leaves; nothing is computed while scrolling.
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setHasLeft(!entry.isIntersecting && entry.boundingClientRect.top < 0);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, hasLeft];
}
