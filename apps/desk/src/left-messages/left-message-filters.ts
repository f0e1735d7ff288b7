export const shownMessages = ['unhandled', 'handled', 'all'] as const
export type ShownMessages = (typeof shownMessages)[number]

export type LeftMessageFilters = { show: ShownMessages; search: string }

/** What an address asks for; whatever it says that means nothing is left out. */
export function readMessageFilters(address: Readonly<Record<string, unknown>>): LeftMessageFilters {
  const { show, search } = address
  const isText = typeof search === 'string' || typeof search === 'number'
  return {
    show: shownMessages.find((name) => name === show) ?? 'unhandled',
    search: isText ? String(search).slice(0, 200) : '',
  }
}

/** Only what was chosen stands in the address. */
export function messageFiltersInAddress({ show, search }: LeftMessageFilters): {
  show?: string
  search?: string
} {
  return { ...(show !== 'unhandled' && { show }), ...(search !== '' && { search }) }
}
