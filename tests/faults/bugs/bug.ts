import type { Seams } from '@foyer/server/deps.ts'
import type { ServerNode } from '@foyer/server/node.ts'
import type { NodeSettings } from '../node/messages.ts'

/** A mistake somebody could make, put into a real node: so that the checker can be shown to find it. */
export type Bug = {
  title: string
  /** SQL for the run's database, before any node starts. */
  schema?: string
  seams?: (settings: NodeSettings) => Seams
  /** Turns screws of a node that runs already. */
  sabotage?: (node: ServerNode, settings: NodeSettings) => void
}
