/** Position and size of the call window, in CSS pixels. `isSized`: the user chose the size. */
export type Place = { left: number; top: number; width: number; height: number; isSized: boolean }
export type Room = { width: number; height: number }
export type Shift = { x: number; y: number }

/** Smaller, the controls would no longer stand beside each other. */
const least = { width: 300, height: 220 }
const margin = 8
const keyStep = 24

/** Keeps the whole window visible, also after the page has shrunk. */
export function fitted(place: Place, room: Room): Place {
  const width = within(place.width, least.width, room.width - 2 * margin)
  const height = within(place.height, least.height, room.height - 2 * margin)
  return {
    ...place,
    width,
    height,
    left: within(place.left, margin, room.width - width - margin),
    top: within(place.top, margin, room.height - height - margin),
  }
}

export function moved(place: Place, by: Shift, room: Room): Place {
  return fitted({ ...place, left: place.left + by.x, top: place.top + by.y }, room)
}

/** By its lower corner at the end of the line: the opposite corner stays where it is. */
export function resized(place: Place, by: Shift, room: Room, isRtl: boolean): Place {
  const end = place.left + place.width
  const widest = isRtl ? end - margin : room.width - margin - place.left
  const width = within(place.width + (isRtl ? -by.x : by.x), least.width, widest)
  const height = within(place.height + by.y, least.height, room.height - margin - place.top)
  const left = isRtl ? end - width : place.left
  return fitted({ ...place, left, width, height, isSized: true }, room)
}

/** The shift for an arrow key; undefined for every other key. */
export function shiftOf(key: string): Shift | undefined {
  return shifts.get(key)
}

const shifts: ReadonlyMap<string, Shift> = new Map([
  ['ArrowLeft', { x: -keyStep, y: 0 }],
  ['ArrowRight', { x: keyStep, y: 0 }],
  ['ArrowUp', { x: 0, y: -keyStep }],
  ['ArrowDown', { x: 0, y: keyStep }],
])

function within(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most))
}
