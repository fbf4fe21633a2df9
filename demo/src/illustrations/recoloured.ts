/** Degrees on either side within which a colour counts as a shade of another. */
const NEAR = 11;
/** Greyer than this is a metal or a wood, whatever its hue. */
const LEAST_SATURATION = 0.42;

interface Tone {
  readonly hue: number;
  readonly saturation: number;
  readonly lightness: number;
}

function toneOf(colour: string): Tone {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255);
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  const [lightness, span] = [(most + least) / 2, most - least];
  if (span === 0) return { hue: 0, saturation: 0, lightness };
  const saturation = span / (1 - Math.abs(2 * lightness - 1));
  if (most === red) return { hue: (60 * ((green - blue) / span) + 360) % 360, saturation, lightness };
  return { hue: 60 * (most === green ? (blue - red) / span + 2 : (red - green) / span + 4), saturation, lightness };
}

function colourOf({ hue, saturation, lightness }: Tone): string {
  const channel = (offset: number): string => {
    const at = (offset + hue / 30) % 12;
    const value =
      lightness - saturation * Math.min(lightness, 1 - lightness) * Math.max(-1, Math.min(at - 3, 9 - at, 1));
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(0)}${channel(8)}${channel(4)}`;
}

/** A drawing with every shade of one colour turned to the same shade of another: a machine in a brand's paint. */
export function recoloured(svg: string, from: string, to: string): string {
  const [old, wanted] = [toneOf(from), toneOf(to)];
  return svg.replace(/#[0-9a-f]{6}\b/gi, (colour) => {
    const tone = toneOf(colour);
    const away = Math.abs(((tone.hue - old.hue + 540) % 360) - 180);
    if (away > NEAR || tone.saturation < LEAST_SATURATION) return colour;
    const lightness = Math.min(1, Math.max(0, tone.lightness + (wanted.lightness - old.lightness) * 0.8));
    return colourOf({ hue: wanted.hue, saturation: (tone.saturation * wanted.saturation) / old.saturation, lightness });
  });
}
