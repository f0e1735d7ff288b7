import { previewLayouts, previewThemes } from '@foyer/contract/host/preview.ts'
import { textPlaces } from '@foyer/core/channel/texts.ts'
import { localeLabels } from '@foyer/i18n/locale-labels.ts'
import { isLocaleCode, type LocaleCode } from '@foyer/i18n/locales.ts'

export type Cell = {
  locale: LocaleCode
  layout: (typeof previewLayouts)[number]
  theme: (typeof previewThemes)[number]
}

/** Every language in both layouts and both schemes, language by language: each is downloaded once. */
export const sheetRows: readonly { locale: LocaleCode; cells: readonly Cell[] }[] = Object.keys(localeLabels)
  .filter(isLocaleCode)
  .map((locale) => ({
    locale,
    cells: previewLayouts.flatMap((layout) => previewThemes.map((theme) => ({ locale, layout, theme }))),
  }))

export const sheetCells: readonly Cell[] = sheetRows.flatMap(({ cells }) => cells)

/** The cells shared out to several frames. A language stays in one of them, where its texts are downloaded. */
export function cellsOfLanes(count: number): Cell[][] {
  return Array.from({ length: count }, (_, lane) =>
    sheetRows.filter((_row, at) => at % count === lane).flatMap(({ cells }) => cells),
  )
}

export function cellKey({ locale, layout, theme }: Cell): string {
  return `${locale} ${layout} ${theme}`
}

/** What was measured, by cells; a cell that is absent was not looked at yet. */
export type Findings = ReadonlyMap<string, readonly string[]>

const textSettings: ReadonlySet<string> = new Set(textPlaces.map((place) => place.split('.')[0] ?? ''))

/** A text that does not fit makes the elements around it too wide as well: it alone is named. */
function causes(overflowing: readonly string[]): readonly string[] {
  const texts = overflowing.filter((setting) => textSettings.has(setting))
  return texts.length > 0 ? texts : overflowing
}

export function withFinding(findings: Findings, cell: Cell, measured: readonly string[]): Findings {
  const key = cellKey(cell)
  const overflowing = causes(measured)
  if (findings.get(key)?.join() === overflowing.join()) return findings
  return new Map(findings).set(key, overflowing)
}

/** The cells in which a text overflows, in the order of the sheet. */
export function problemsIn(findings: Findings): { cell: Cell; overflowing: readonly string[] }[] {
  return sheetCells.flatMap((cell) => {
    const overflowing = findings.get(cellKey(cell)) ?? []
    return overflowing.length > 0 ? [{ cell, overflowing }] : []
  })
}

/** The rows that are shown with real frames: those that fill most of the window, and no more than a laptop can run. */
export function liveRows(visible: ReadonlyMap<LocaleCode, number>, most: number): ReadonlySet<LocaleCode> {
  const nearest = [...visible].filter(([, share]) => share > 0).toSorted(([, a], [, b]) => b - a)
  return new Set(nearest.slice(0, most).map(([locale]) => locale))
}
