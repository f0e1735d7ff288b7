type Pass = {
  self: unknown
  args: readonly unknown[]
  /** The method as it was, with these arguments. */
  call: (...args: unknown[]) => unknown
}

/** Stands around a method of an object or prototype from now on. */
export function wrapMethod<T extends object>(
  target: T,
  name: keyof T & string,
  around: (pass: Pass) => unknown,
): void {
  const original: unknown = Reflect.get(target, name)
  if (typeof original !== 'function') throw new Error(`${name} is no method`)
  Reflect.set(target, name, function wrapped(this: unknown, ...args: unknown[]): unknown {
    return around({ self: this, args, call: (...changed): unknown => Reflect.apply(original, this, changed) })
  })
}
