import { intlTags } from '@foyer/i18n/intl-tags.ts'

/** As a clock shows it, in the digits of the language: 3:07, 1:02:45. */
export function clockDuration(ms: number, language: string): string {
  const { hours, minutes, seconds } = partsOf(ms / 1000)
  const digits = (value: number, minimumIntegerDigits: number) =>
    new Intl.NumberFormat(intlTags(language), { minimumIntegerDigits, useGrouping: false }).format(value)
  const shown = hours > 0 ? [digits(hours, 1), digits(minutes, 2)] : [digits(minutes, 1)]
  return [...shown, digits(seconds, 2)].join(':')
}

/**
 * As it is said, shortly: 3 min 7 sec, 1 hr 2 min. Nobody counts the seconds of an hour. It stays in one line. A browser
 * that has no words for the language would say it in English: there it stands as on a clock.
 */
export function wordedDuration(allSeconds: number, language: string): string {
  if (Intl.NumberFormat.supportedLocalesOf(language).length === 0)
    return clockDuration(allSeconds * 1000, language)
  const { hours, minutes, seconds } = partsOf(allSeconds)
  const parts = [
    { unit: 'hour', value: hours, isSaid: hours > 0 },
    { unit: 'minute', value: minutes, isSaid: minutes > 0 },
    { unit: 'second', value: seconds, isSaid: hours === 0 && (seconds > 0 || minutes === 0) },
  ]
  const said = parts
    .filter(({ isSaid }) => isSaid)
    .map(({ unit, value }) =>
      new Intl.NumberFormat(intlTags(language), { style: 'unit', unit, unitDisplay: 'short' }).format(value),
    )
  const list = new Intl.ListFormat(intlTags(language), { type: 'unit', style: 'narrow' })
  // Japanese and Chinese do not separate words: a space before a unit would look like one between the parts.
  return list.format(said).replaceAll(' ', /^(ja|zh)/.test(language) ? '' : '\u00a0')
}

function partsOf(allSeconds: number) {
  const whole = Math.max(0, Math.floor(allSeconds))
  return { hours: Math.floor(whole / 3600), minutes: Math.floor(whole / 60) % 60, seconds: whole % 60 }
}
