/** The keys of the WAI-ARIA tabs, and of toolbars. Undefined: not one of them, so the browser may have it. */
export function tabAfterKey<T>(tabs: readonly T[], shown: T, key: string, isRtl: boolean): T | undefined {
  const place = tabs.indexOf(shown)
  switch (key) {
    case 'Home':
      return tabs[0]
    case 'End':
      return tabs.at(-1)
    case 'ArrowLeft':
    case 'ArrowRight':
      // at() counts from the end below nothing: around both ends.
      return (key === 'ArrowLeft') === isRtl ? (tabs[place + 1] ?? tabs[0]) : tabs.at(place - 1)
    default:
      return undefined
  }
}
