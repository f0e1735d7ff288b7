import type { Config } from '@foyer/server/config.ts'
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
  /** What differs from the configuration of tests. */
  config?: Partial<Pick<Config, 'headersTimeoutMs' | 'bodyTimeoutMs' | 'streams'>>
}

export const settingsVariable = 'FOYER_FAULT_NODE'

export type ToNode =
  | { arm: FailPoint; pass: number }
  /** The event loop does nothing else for this long. */
  | { blockMs: number }
  /** Takes memory until it is stopped. */
  | { ask: 'leak' }
  | { ask: 'stats' }
export type NodeStats = { maxUnreadBytes: number; streams: number; rssBytes: number; loopBlocks: number }
export type FromNode = { ready: true } | { stats: NodeStats }
