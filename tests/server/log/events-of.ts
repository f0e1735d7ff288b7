import type { Entry } from '@foyer/core/log/entry.ts'
import type { Frame } from '@foyer/testkit/stream.ts'

export function eventsOf(frames: readonly Frame[]): Record<string, unknown>[] {
  return frames.flatMap((frame) =>
    frame.type === 'event' ? [frame['event'] as Record<string, unknown>] : [],
  )
}

export function contentsOf(entries: readonly Entry[]): string[] {
  return entries.flatMap((entry) => (entry.body.type === 'message' ? [entry.body.content] : []))
}
