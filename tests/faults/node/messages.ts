import type { FailPoint } from './fail-points.ts'
import type { BugName } from '../bugs/bug-name.ts'

/** What a node process is started with, as JSON in one variable of its environment. */
export type NodeSettings = {
  databaseUrl: string
  redisUrl: string
  port: number
  bug?: BugName
  /** 0 or 1: bugs that need nodes to differ (a clock that is ahead) ask for it. */
  index: number
  assetsDir?: string
  /** Where models may be asked. */
  modelAddress: string
}

export const settingsVariable = 'FOYER_FAULT_NODE'

export type ToNode = { arm: FailPoint; pass: number } | { ask: 'stats' }
export type NodeStats = { maxUnreadBytes: number; streams: number; rssBytes: number }
export type FromNode = { ready: true } | { stats: NodeStats }
