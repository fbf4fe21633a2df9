import { useEffect, useRef, useState } from 'react';

/**
 * The frame of a table whose header stays in sight while the page scrolls. A frame scrolls sideways only if the table is
 * wider than it. The header of such a table cannot stick to the page: it is moved by the property `--head-shift`.
 */
export function useTableFrame<Frame extends HTMLElement>(barHeight: number) {
  const frame = useRef<Frame>(null);
  const [isWider, setWider] = useState(false);
  // The width is the browser's to know.
  useEffect(() => {
    const element = frame.current;
    const table = element?.querySelector('table');
    if (!element || !table) return;
    const observer = new ResizeObserver(() => setWider(table.offsetWidth > element.clientWidth + 1));
    observer.observe(element);
    observer.observe(table);
    return () => observer.disconnect();
  }, []);
  // Where the page is scrolled to, too.
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
