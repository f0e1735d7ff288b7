import { dateFormat, type DateStyle } from '@foyer/i18n/date-format.ts'
import { useMemo } from 'react'
import { useBcp47, useText } from '../../text/TextProvider.tsx'

export type Formats = {
  time: (at: number) => string
  day: (at: number) => string
  full: (at: number) => string
}

const dayMs = 86_400_000

type Dates = Record<Exclude<DateStyle, 'short'>, Intl.DateTimeFormat>

/** Making one takes a browser longer than drawing the row around it: there is one of each for all rows. */
const datesByLanguage = new Map<string, Dates>()

function datesOf(bcp47: string): Dates {
  const known = datesByLanguage.get(bcp47)
  if (known) return known
  const dates = {
    time: dateFormat(bcp47, 'time'),
    near: dateFormat(bcp47, 'near'),
    far: dateFormat(bcp47, 'far'),
    full: dateFormat(bcp47, 'full'),
  }
  datesByLanguage.set(bcp47, dates)
  return dates
}

/** Times and days as the reader's language writes them, in the reader's time zone. */
export function useFormats(): Formats {
  const bcp47 = useBcp47()
  const t = useText()
  return useMemo(() => {
    const { time, near, far, full } = datesOf(bcp47)
    return {
      time: (at) => time.format(at),
      full: (at) => full.format(at),
      day: (at) => {
        const now = Date.now()
        if (dayOf(at) === dayOf(now)) return t('timeline.today')
        if (dayOf(at) === dayOf(now - dayMs)) return t('timeline.yesterday')
        return now - at < 180 * dayMs ? near.format(at) : far.format(at)
      },
    }
  }, [bcp47, t])
}

const quarterMs = 15 * 60_000
const dayByQuarter = new Map<number, string>()

/** The reader's calendar day, as a word to compare. A day begins with a quarter of an hour, in every time zone. */
export function dayOf(at: number): string {
  const quarter = Math.floor(at / quarterMs)
  const known = dayByQuarter.get(quarter)
  if (known) return known
  const day = new Date(at).toDateString()
  dayByQuarter.set(quarter, day)
  return day
}
