/** An object with a handle for every name, built when it is first read: a list of all names would load all that they name. */
export function handlesByName<N extends string, T extends Record<N, object>>(build: (name: N) => object): T {
  const built = new Map<N, object>();
  const handleOf = (name: N) => {
    const handle = built.get(name) ?? build(name);
    built.set(name, handle);
    return handle;
  };
  // The type has no other names, and `build` makes a handle for each.
  return new Proxy({}, { get: (_target, name) => handleOf(name as N) }) as T;
}
