import { laterKind } from './later-kind.tsx'
import type { Frame, Kind, RichKind } from './message-kind.ts'
import { useRichPart } from './use-rich-part.ts'

/** A row for a kind of the second download. */
export function richKind<K extends RichKind>(kind: K, frame: Frame, summary: Kind<K>['summary']): Kind<K> {
  return laterKind({ frame, summary, useView: () => useRichPart()?.richViews[kind] })
}
