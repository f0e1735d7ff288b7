import type { PanelTab } from './tabs.ts'

/** The keys of the WAI-ARIA tabs. Undefined: not one of them, so the browser may have it. */
export function tabAfterKey(
  tabs: readonly PanelTab[],
  shown: PanelTab,
  key: string,
  isRtl: boolean,
): PanelTab | undefined {
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
