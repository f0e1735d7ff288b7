import { msgTypes, nameOf, type WireMessageKind } from '@foyer/contract/codes.ts'
import type { DeskKey } from '@foyer/i18n/keys.ts'
import type { Translate } from '@foyer/i18n/translator.ts'
import type { ThreadRow } from '../state/inbox/thread-row.ts'

/** Lists show these texts in place of messages without text. */
const kindKeys = {
  text: undefined,
  image: 'inbox.last.image',
  rich: 'inbox.last.rich',
  file: 'inbox.last.file',
  audio: 'inbox.last.audio',
  video: 'inbox.last.video',
  goods: 'inbox.last.goods',
  order: 'inbox.last.order',
  link: 'inbox.last.link',
  form: 'inbox.last.form',
  externalForm: 'inbox.last.form',
  html: 'inbox.last.rich',
  buttons: 'inbox.last.buttons',
  menu: 'inbox.last.menu',
} as const satisfies { [K in WireMessageKind]: DeskKey | undefined }

export function lastText({ lastText, lastMsgType }: ThreadRow, t: Translate<DeskKey>): string {
  if (lastText) return lastText
  const kind = nameOf(msgTypes, lastMsgType)
  const key = kind && kindKeys[kind]
  return key ? t(key) : ''
}
