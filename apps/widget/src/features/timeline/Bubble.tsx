import type { Frame } from '@foyer/ui/messages/kinds.ts'
import type { ReactNode } from 'react'
import './Bubble.css'

type BubbleProps = { isOwn: boolean; isFirst: boolean; isLast: boolean; frame: Frame; children: ReactNode }

/** The corners towards the writer are small inside a group, so that a group reads as one. */
export function Bubble({ isOwn, isFirst, isLast, frame, children }: BubbleProps) {
  // Cards and pictures bring a surface of their own.
  if (frame !== 'bubble') return <div className={`bubble-free bubble-${frame}`}>{children}</div>
  const colors = isOwn ? 'foyer-own bubble-own' : 'foyer-other'
  const classes = ['bubble', colors, isFirst && 'bubble-first', isLast && 'bubble-last']
  return <div className={classes.filter(Boolean).join(' ')}>{children}</div>
}
