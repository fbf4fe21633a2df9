/** Returns a memoised function of an object; results are garbage collected with the object. */
export function onceFor<Thing extends object, Made>(make: (thing: Thing) => Made): (thing: Thing) => Made {
  const all = new WeakMap<Thing, Made>();
  return (thing) => {
    const made = all.get(thing) ?? make(thing);
    all.set(thing, made);
    return made;
  };
}
