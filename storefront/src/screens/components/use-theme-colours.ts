import { useEffect, useState } from 'react';
import type { Rgb } from '@manifold/domain/contrast/contrast-ratio';

/** A colour as the screen gets it, also one that the stylesheet mixes of others. */
function painted(brush: CanvasRenderingContext2D, colour: string): Rgb {
  brush.fillStyle = colour;
  brush.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = brush.getImageData(0, 0, 1, 1).data;
  return { red, green, blue };
}

/** An element of its own for each token: one that changed its colour could still be on the way to it. */
function computedColour(token: string): string {
  const probe = document.createElement('span');
  probe.style.color = `var(--${token})`;
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}

/** These tokens' colours as the brand's stylesheet sets them; empty until the browser has read it. */
export function useThemeColours(tokens: readonly string[]): ReadonlyMap<string, Rgb> {
  const [colours, setColours] = useState<ReadonlyMap<string, Rgb>>(new Map());
  // The stylesheet is known to the browser alone.
  useEffect(() => {
    const brush = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    if (!brush) return;
    setColours(new Map(tokens.map((token) => [token, painted(brush, computedColour(token))])));
  }, [tokens]);
  return colours;
}
