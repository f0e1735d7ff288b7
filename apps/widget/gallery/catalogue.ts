import type { Place } from './exhibit.ts'
import type { Cut } from './measure/cut.ts'

/** What there is, for whoever opens the gallery from outside. */
export type Catalogue = { file: string; error: string; exhibits: { name: string; place: Place }[] }[]

declare global {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface Window {
    gallery?: Catalogue
    /** Shows the exhibit of this page again, by another query. */
    showExhibit?: (query: string) => Promise<void>
    /** What of it cannot be read to its end. */
    findCut?: () => Promise<Cut[]>
  }
}
