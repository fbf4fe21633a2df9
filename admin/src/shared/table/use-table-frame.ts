import { useEffect, useRef, useState } from 'react';

/**
 * Keeps a table's header visible while the page scrolls. The container scrolls sideways only if the table is too wide;
 * then the header cannot be sticky and is moved with the property `--head-shift` instead.
 */
export function useTableFrame<Frame extends HTMLElement>(barHeight: number) {
  const frame = useRef<Frame>(null);
  const [isWider, setWider] = useState(false);
  // Observes the size in the browser.
  useEffect(() => {
    const element = frame.current;
    const table = element?.querySelector('table');
    if (!element || !table) return;
    const observer = new ResizeObserver(() => setWider(table.offsetWidth > element.clientWidth + 1));
    observer.observe(element);
    observer.observe(table);
    return () => observer.disconnect();
  }, []);
  // Follows the page's scroll position.
  useEffect(() => {
    const element = frame.current;
    if (!element || !isWider) return;
    const follow = () => {
      const { top, height } = element.getBoundingClientRect();
      const shift = Math.max(0, Math.min(barHeight - top, height - 2 * barHeight));
      element.style.setProperty('--head-shift', `${shift}px`);
    };
    follow();
    addEventListener('scroll', follow, { passive: true });
    return () => {
      removeEventListener('scroll', follow);
      element.style.removeProperty('--head-shift');
    };
  }, [isWider, barHeight]);
  return { frame, isWider };
}
