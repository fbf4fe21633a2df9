/** Light modules on both sides, without which a till does not find the beginning (ISO/IEC 15420). */
const QUIET_ZONE = 11;
const HEIGHT = 56;
const MARGIN = 4;

interface BarcodeProps {
  /** One character per module, 1 for a dark one. */
  readonly bars: string;
  readonly label: string;
}

/** A barcode. Always black on white, because other colours of the shop's theme confuse tills. */
export function Barcode({ bars, label }: BarcodeProps) {
  const runs = [...bars.matchAll(/1+/g)];
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${bars.length + 2 * QUIET_ZONE} ${HEIGHT + 2 * MARGIN}`}
      shapeRendering="crispEdges"
      className="block w-full forced-color-adjust-none"
    >
      <rect width="100%" height="100%" fill="#fff" />
      <path fill="#000" d={runs.map(({ 0: run, index }) => barOf(index + QUIET_ZONE, run.length)).join('')} />
    </svg>
  );
}

const barOf = (from: number, width: number): string => `M${from} ${MARGIN}h${width}v${HEIGHT}h-${width}z`;
