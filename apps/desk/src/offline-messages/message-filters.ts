export const shownMessages = ['unhandled', 'handled', 'all'] as const
export type ShownMessages = (typeof shownMessages)[number]

export type MessageFilters = { show: ShownMessages; search: string }

/** Filters of an address; unknown values fall back to the defaults. */
export function readMessageFilters(address: Readonly<Record<string, unknown>>): MessageFilters {
  const { show, search } = address
  const isText = typeof search === 'string' || typeof search === 'number'
  return {
    show: shownMessages.find((name) => name === show) ?? 'unhandled',
    search: isText ? String(search).slice(0, 200) : '',
  }
}

/** Only what was chosen stands in the address. */
export function messageFiltersInAddress({ show, search }: MessageFilters): {
  show?: string
  search?: string
} {
  return { ...(show !== 'unhandled' && { show }), ...(search !== '' && { search }) }
}
