import { toMs } from '@foyer/contract/time.ts'

/**
 * K-03: what a shop writes as a time. A timestamp of seconds or milliseconds is shown as `yyyy-MM-dd hh:mm:ss` in the reader's time zone, any other
 * text as it is.
 */
export function dateText(given: string): string {
  if (!/^(?:\d{10}|\d{13})$/.test(given)) return given
  const at = new Date(toMs(Number(given)))
  at.setMinutes(at.getMinutes() - at.getTimezoneOffset())
  return at.toISOString().slice(0, 19).replace('T', ' ')
}
