import { useEffect, useRef, useState, type RefObject } from 'react';

/** Returns a ref, and whether its element was scrolled out at the top of the screen. */
export function useIsScrolledPast(): readonly [RefObject<HTMLDivElement | null>, boolean] {
  const ref = useRef<HTMLDivElement>(null);
  const [isScrolledPast, setScrolledPast] = useState(false);
  // An observer reports when the element enters and leaves, so nothing runs while scrolling.
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setScrolledPast(!entry.isIntersecting && entry.boundingClientRect.top < 0);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, isScrolledPast];
}
