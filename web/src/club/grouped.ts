/** Things by a name each of them has, in the order in which the names came up. */
export function grouped<T>(things: readonly T[], nameOf: (thing: T) => string): readonly (readonly [string, readonly T[]])[] {
  const names = [...new Set(things.map(nameOf))];
  return names.map((name) => [name, things.filter((thing) => nameOf(thing) === name)] as const);
}
