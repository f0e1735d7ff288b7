/** The keys find the search field above a list by this id. */
export const searchId = 'desk-search'

/** Prefix of the ids of the inbox's tabs and their panel. */
export const tabsId = 'desk-tabs'

/** Puts the focus on the list's current row, or on its tab when it is empty. */
export function focusList(): void {
  const panel = document.getElementById(`${tabsId}-panel`)
  const row = panel?.querySelector<HTMLElement>('[data-row][tabindex="0"]')
  const tab = panel && document.getElementById(panel.getAttribute('aria-labelledby') ?? '')
  ;(row ?? tab)?.focus()
}
