import type { ReactNode } from 'react'
import { useAppearance } from '../../src/appearance/use-appearance.ts'
import { Bubble } from '../../src/features/timeline/Bubble.tsx'
import type { Exhibit, Place } from '../exhibit.ts'
import './Stage.css'
import { usePress } from './use-press.ts'

/** The ground an exhibit stands on, in the colours of its channel. */
export function Stage({ place = 'panel', press = nothing, view: View }: Exhibit) {
  useAppearance()
  usePress(press)
  const Ground = grounds[place]
  return (
    <Ground>
      <View />
    </Ground>
  )
}

const nothing: readonly string[] = []

type GroundProps = { children: ReactNode }

const grounds = {
  panel: ({ children }) => <main className="stage stage-panel">{children}</main>,
  bubble: ({ children }) => (
    <main className="stage stage-bubble">
      <Bubble isOwn={false} isFirst isLast frame="bubble">
        {children}
      </Bubble>
    </main>
  ),
  over: ({ children }) => <main className="stage stage-over">{children}</main>,
  // A page brings its own landmarks.
  page: ({ children }) => <div className="stage stage-page">{children}</div>,
} satisfies Record<Place, (props: GroundProps) => ReactNode>
