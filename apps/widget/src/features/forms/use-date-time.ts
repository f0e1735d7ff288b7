import { dateFormat } from '@foyer/i18n/date-format.ts'
import { useMemo } from 'react'
import { useBcp47 } from '../../text/TextProvider.tsx'

export type DateTime = (at: number) => string

/** A day and a time as the reader's language writes them, in the reader's time zone. */
export function useDateTime(): DateTime {
  const bcp47 = useBcp47()
  return useMemo(() => {
    const format = dateFormat(bcp47, 'short')
    return (at) => format.format(at)
  }, [bcp47])
}
