/**
 * The moment at which the clocks of a time zone show a day and a time, as `<input>` writes them: `2026-12-24`, `09:30`.
 * Undefined for what is no time, and for the hour that clocks skip in spring.
 */
export function zonedTime(day: string, time: string, timeZone: string): number | undefined {
  const wanted = Date.parse(`${day}T${time}Z`)
  if (Number.isNaN(wanted)) return undefined
  // The difference to UTC before and after a change of the clocks; the earlier moment comes first.
  const guesses = [wanted - dayMs, wanted + dayMs].map((near) => wanted - offsetOf(near, timeZone))
  return guesses.toSorted((a, b) => a - b).find((guess) => guess + offsetOf(guess, timeZone) === wanted)
}

const dayMs = 24 * 60 * 60_000

/** The fields of `<input>` for a moment in a time zone. */
export function zonedFields(at: number, timeZone: string): { day: string; time: string } {
  const [day = '', time = ''] = new Date(at + offsetOf(at, timeZone)).toISOString().split('T')
  return { day, time: time.slice(0, 5) }
}

/** How far the clocks of a zone are ahead of UTC at a moment, in milliseconds. */
function offsetOf(at: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  }).formatToParts(at)
  const part = (type: string): number => Number(parts.find((one) => one.type === type)?.value)
  const local = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'))
  const minuteMs = 60_000
  return local - Math.floor(at / minuteMs) * minuteMs
}
