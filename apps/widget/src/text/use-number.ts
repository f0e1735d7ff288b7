import { intlTags } from '@foyer/i18n/intl-tags.ts'
import { useMemo } from 'react'
import { useBcp47 } from './TextProvider.tsx'

/** A number that stands alone, as the reader's language writes it. Numbers in sentences are the texts' own matter. */
export function useNumber(style: 'decimal' | 'percent'): (value: number) => string {
  const bcp47 = useBcp47()
  return useMemo(() => {
    const format = new Intl.NumberFormat(intlTags(bcp47), { style })
    return (value) => format.format(value)
  }, [bcp47, style])
}
