const AT_A_TIME = 6;

/** Works on many things, six at a time, and gives what each came to in their order. */
export async function fewAtATime<Thing, Result>(
  things: readonly Thing[],
  work: (thing: Thing) => Promise<Result>,
): Promise<Result[]> {
  const results = new Array<Result>(things.length);
  const waiting = things.entries();
  const worker = async (): Promise<void> => {
    for (const [place, thing] of waiting) results[place] = await work(thing);
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, worker));
  return results;
}
