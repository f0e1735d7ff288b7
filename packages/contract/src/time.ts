/** K-03: a time below this is in seconds. */
const firstMs = 1e10

/** Milliseconds since 1970, whichever of the two units the wire used. */
export function toMs(time: number): number {
  return time < firstMs ? time * 1000 : time
}
