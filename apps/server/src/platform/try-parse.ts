/** Undefined for malformed input: for callers to whom that is an answer and not a failure. */
export function tryParse<T>(parse: () => T): T | undefined {
  try {
    return parse()
  } catch {
    return undefined
  }
}

/** The same for parsers that take their time. */
export async function tryParseAsync<T>(parse: () => Promise<T>): Promise<T | undefined> {
  try {
    return await parse()
  } catch {
    return undefined
  }
}
