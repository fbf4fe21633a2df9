import { useEffect, useState } from 'react';
import type { Rgb } from '@manifold/domain/contrast/contrast-ratio';

/** A colour as the screen gets it, also one that the stylesheet mixes of others. */
function painted(brush: CanvasRenderingContext2D, colour: string): Rgb {
  brush.fillStyle = colour;
  brush.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = brush.getImageData(0, 0, 1, 1).data;
  return { red, green, blue };
}

/** These tokens' colours as the brand's stylesheet sets them; empty until the browser has read it. */
export function useThemeColours(tokens: readonly string[]): ReadonlyMap<string, Rgb> {
  const [colours, setColours] = useState<ReadonlyMap<string, Rgb>>(new Map());
  // The stylesheet is known to the browser alone.
  useEffect(() => {
    const brush = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    if (!brush) return;
    const probe = document.body.appendChild(document.createElement('span'));
    const read = (token: string): [string, Rgb] => {
      probe.style.color = `var(--${token})`;
      return [token, painted(brush, getComputedStyle(probe).color)];
    };
    setColours(new Map(tokens.map(read)));
    probe.remove();
  }, [tokens]);
  return colours;
}
