import { laterKind } from './later-kind.tsx'
import { later } from './later.ts'
import type { FormKind, Kind } from './message-kind.ts'

const useFormPart = later(async () => import('./form-views.ts'))

/** A row for a kind with fields to fill in: they are a download of their own. */
export function formKind<K extends FormKind>(kind: K, summary: Kind<K>['summary']): Kind<K> {
  return laterKind({ frame: 'card', summary, useView: () => useFormPart()?.formViews[kind] })
}
