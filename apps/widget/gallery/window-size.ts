import type { LayoutName } from '../src/rules/layout/choose-layout.ts'
import type { Place } from './exhibit.ts'

export type WindowSize = { width: number; height: number }

const sizes = {
  desktop: { part: { width: 420, height: 640 }, page: { width: 960, height: 680 } },
  mobile: { part: { width: 320, height: 568 }, page: { width: 320, height: 568 } },
} satisfies Record<LayoutName, Record<'part' | 'page', WindowSize>>

/** The window an exhibit is looked at in. A whole desktop page needs the room that a part does not. */
export function windowSize(layout: LayoutName, place: Place = 'panel', width = 0): WindowSize {
  const size = sizes[layout][place === 'page' ? 'page' : 'part']
  return { width: width || size.width, height: size.height }
}
