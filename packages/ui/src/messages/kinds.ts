import { summaryTexts } from '@foyer/contract/messages/codec.ts'
import type { MessageKind } from '@foyer/contract/messages/content.ts'
import type { Message } from '@foyer/contract/messages/message.ts'
import { plainFromHtml } from '@foyer/core/text/plain-from-html.ts'
import type { UiKey } from '@foyer/i18n/keys.ts'
import type { Translate } from '@foyer/i18n/translator.ts'
import { robotText } from './robot-text.ts'

/**
 * Frame that an app draws around a kind. `bubble`: a coloured bubble with padding. `card`: none, because the
 * view has its own surface. `bare`: none, because the view is an image.
 */
export type Frame = 'bubble' | 'card' | 'bare'

/** Kinds whose view has no surface of its own. */
const frames: Partial<Record<MessageKind, Frame>> = {
  text: 'bubble',
  image: 'bare',
  rich: 'bubble',
  html: 'bubble',
  buttons: 'bubble',
  unsupported: 'bubble',
}

export function frameOf(kind: MessageKind): Frame {
  return frames[kind] ?? 'card'
}

/** Names of kinds whose content may have no text for one line. */
const names: Partial<Record<MessageKind, UiKey>> = {
  image: 'summary.image',
  rich: 'summary.rich',
  file: 'summary.file',
  audio: 'summary.audio',
  video: 'summary.video',
  form: 'summary.form',
  externalForm: 'summary.form',
  menu: 'summary.menu',
}

/** One line that represents a message of any kind: in lists, quotes and notifications. */
export function summaryOf(
  { content, recalled }: Pick<Message, 'content' | 'recalled'>,
  t: Translate<UiKey>,
): string {
  if (recalled) return t('summary.recalled')
  if (content.kind === 'text' && content.text) return robotText(content.text, t)
  const texts = summaryTexts(content).map((text) =>
    typeof text === 'string' ? text : plainFromHtml(text.html),
  )
  return texts.find(Boolean) ?? t(names[content.kind] ?? 'message.unsupported', nameIn(content))
}

function nameIn(content: Message['content']) {
  return 'name' in content ? { name: content.name } : undefined
}
