import type { VisitorClaims } from '../../rules/identity/claims.ts'
import type { ChannelConfig } from '@foyer/contract/channel/config.ts'
import type { RobotReply } from '../../rules/robot/reply.ts'
import type { Deps } from '../../deps.ts'

/** A question that stands in the log, and how it came to be asked. */
export type RobotQuestion = {
  visitor: VisitorClaims
  channel: ChannelConfig
  /** The visitor's locale, for a robot that speaks several. */
  locale: string
  /** The client id of the question. */
  id: string
  text: string
  /** The session in which it was asked, and where that began in the log. */
  session: { key: string; firstSeq: number }
  docId: string | undefined
  click: 1 | 2 | undefined
  itemId: string | undefined
  bingCode: string | undefined
  bindValue: string | undefined
  nodeId: string | undefined
  button: { id: string; name: string } | undefined
  /** Aborted when whoever asked hangs up before they are answered. */
  gone: AbortSignal
}

/** Something that may have an answer. Undefined leaves the question to the next one. */
export type Answerer = (deps: Deps, question: RobotQuestion) => Promise<RobotReply | undefined>
