/** A function that makes something of an object once, and gives the same again for as long as the object lives. */
export function onceFor<Thing extends object, Made>(make: (thing: Thing) => Made): (thing: Thing) => Made {
  const all = new WeakMap<Thing, Made>();
  return (thing) => {
    const made = all.get(thing) ?? make(thing);
    all.set(thing, made);
    return made;
  };
}
