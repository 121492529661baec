/**
 * Computes something from an object once, for the life of the object. @param make called once per object, whose values
 * must not change afterwards
 */
export function onceFor<Of extends WeakKey, Made>(make: (of: Of) => Made): (of: Of) => Made {
  const all = new WeakMap<Of, { readonly made: Made }>();
  return (of) => {
    const known = all.get(of);
    if (known) return known.made;
    const made = make(of);
    all.set(of, { made });
    return made;
  };
}
