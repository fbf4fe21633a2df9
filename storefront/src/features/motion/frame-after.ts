/** How far a finger moves for the next picture, in pixels. */
const PIXELS_PER_FRAME = 14;

/** Which of the pictures once around stands after a drag of so many pixels: to the right turns the front to the right, round and round. */
export function frameAfter(first: number, pixels: number, count: number): number {
  const moved = first - Math.round(pixels / PIXELS_PER_FRAME);
  return ((moved % count) + count) % count;
}
