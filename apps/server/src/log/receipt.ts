import { msgIdOf } from '@foyer/core/log/entry.ts'
import type { Appended } from './append-statement.ts'
import { Failed } from '../platform/http/failed.ts'

/** The receipt of a message: the first result for a repeat, and the named refusal for anything that was not stored. */
export function receiptOf(appended: Appended): { msgId: string; seq: number; msgTime: number } {
  switch (appended.outcome) {
    case 'stored': {
      const { entry } = appended
      return { msgId: msgIdOf(entry), seq: entry.seq, msgTime: entry.at }
    }
    case 'repeated': {
      const { key, seq, at } = appended
      return { msgId: msgIdOf({ threadKey: key, seq }), seq, msgTime: at }
    }
    case 'conflict':
      throw new Failed('message.conflict')
    case 'closed':
      throw new Failed('session.closed')
    case 'notOwner':
      throw new Failed('thread.notYours')
    case 'blocked':
      throw new Failed('visitor.blocked')
    case 'unknown':
      throw new Failed('identity.expired')
  }
}
