import { useEffect, useState } from 'react';
import type { Rgb } from '@manifold/domain/contrast/contrast-ratio';

/** Returns the RGB values of a CSS colour, including mixed colours. */
function rgbOf(brush: CanvasRenderingContext2D, colour: string): Rgb {
  brush.fillStyle = colour;
  brush.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = brush.getImageData(0, 0, 1, 1).data;
  return { red, green, blue };
}

/** Returns the computed colour of a token. Each token gets a new element, because a reused one might still be in a colour transition. */
function computedColour(token: string): string {
  const probe = document.createElement('span');
  probe.style.color = `var(--${token})`;
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}

/** Returns the colours of tokens as the brand's stylesheet sets them; empty until it is known. */
export function useThemeColours(tokens: readonly string[]): ReadonlyMap<string, Rgb> {
  const [colours, setColours] = useState<ReadonlyMap<string, Rgb>>(new Map());
  // Only the browser can compute the stylesheet's colours.
  useEffect(() => {
    const brush = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    if (!brush) return;
    setColours(new Map(tokens.map((token) => [token, rgbOf(brush, computedColour(token))])));
  }, [tokens]);
  return colours;
}
