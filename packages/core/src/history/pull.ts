/** How far a finger has to pull, and a wheel to turn, before letting go loads a page. */
export const pullPx = 56
const wheelPx = 120
const resistance = 0.5

export type Pull = { from: number; distance: number }

/** The list follows the finger at half its speed, so that the pull is felt. */
export function pullTo(from: number, y: number): Pull {
  return { from, distance: Math.max(0, y - from) * resistance }
}

export function isPulledFarEnough({ distance }: Pull): boolean {
  return distance >= pullPx
}

/** Wheel travel towards the past at the top of the list; any other movement begins anew. */
export function wheelTo(
  travelled: number,
  deltaY: number,
  isAtTop: boolean,
): { travelled: number; isEnough: boolean } {
  if (!isAtTop || deltaY >= 0) return { travelled: 0, isEnough: false }
  const sum = travelled - deltaY
  return sum >= wheelPx ? { travelled: 0, isEnough: true } : { travelled: sum, isEnough: false }
}

/** Keys that ask for what is above, pressed where nothing is above any more. */
export function isUpKey(key: string): boolean {
  return key === 'PageUp' || key === 'Home' || key === 'ArrowUp'
}
