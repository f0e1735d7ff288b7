import { nameOf } from '@foyer/contract/codes.ts'
import { msgTypes } from '@foyer/contract/messages/kinds/codecs.ts'
import type { DeskKey } from '@foyer/i18n/keys.ts'
import type { Translate } from '@foyer/i18n/translator.ts'
import type { ThreadRow } from '../state/inbox/thread-row.ts'

export function lastText({ lastText, lastMsgType }: ThreadRow, t: Translate<DeskKey>): string {
  if (lastText) return lastText
  const kind = nameOf(msgTypes, lastMsgType)
  // Lists show the name of the kind in place of messages without text. A kind without a name does not compile.
  return kind === undefined || kind === 'text' ? '' : t(`inbox.last.${kind}`)
}
