import type { MessageKind } from '@foyer/contract/messages/content.ts'
import type { Message } from '@foyer/contract/messages/message.ts'
import { plainFromHtml } from '@foyer/core/text/plain-from-html.ts'
import type { UiKey } from '@foyer/i18n/keys.ts'
import type { Translate } from '@foyer/i18n/translator.ts'
import { laterKind } from './later-kind.tsx'
import { later } from './later.ts'
import type { FormKind, Kind, Frame, RichKind } from './message-kind.ts'
import { useRichPart } from './use-rich-part.ts'
import { robotText } from './robot-text.ts'
import { TextMessage } from './TextMessage.tsx'

const useFormPart = later(async () => import('./form-views.ts'))

/** A row for a kind with fields to fill in: they are a download of their own. */
function formKind<K extends FormKind>(kind: K, summary: Kind<K>['summary']): Kind<K> {
  return laterKind({ frame: 'card', summary, useView: () => useFormPart()?.formViews[kind] })
}

/** A row for a kind of the second download. */
function richKind<K extends RichKind>(kind: K, frame: Frame, summary: Kind<K>['summary']): Kind<K> {
  return laterKind({ frame, summary, useView: () => useRichPart()?.richViews[kind] })
}

/** The table of contents: a new kind in the contract does not compile until it has a row here. */
export const messageKinds = {
  text: { View: TextMessage, frame: 'bubble', summary: ({ text }, t) => robotText(text, t) },
  image: richKind('image', 'bare', (_, t) => t('summary.image')),
  rich: richKind('rich', 'bubble', ({ html, answers, card }, t) =>
    firstOf(
      plainFromHtml(html),
      ...answers.map(({ text }) => plainFromHtml(text)),
      card?.title,
      t('summary.rich'),
    ),
  ),
  file: richKind('file', 'card', ({ name }, t) => t('summary.file', { name })),
  audio: richKind('audio', 'card', (_, t) => t('summary.audio')),
  video: richKind('video', 'card', (_, t) => t('summary.video')),
  goods: richKind('goods', 'card', ({ title, describe, label }) => firstOf(title, describe, label)),
  order: richKind('order', 'card', ({ title, describe, orderCode }) => firstOf(title, describe, orderCode)),
  link: richKind('link', 'card', ({ title, subTitle, describe }) => firstOf(title, subTitle, describe)),
  form: formKind('form', ({ title }, t) => title || t('summary.form')),
  externalForm: formKind('externalForm', ({ guide }, t) => guide || t('summary.form')),
  html: richKind('html', 'bubble', ({ html }) => plainFromHtml(html)),
  buttons: richKind('buttons', 'bubble', ({ title, buttons }) =>
    firstOf(plainFromHtml(title), ...buttons.map(({ name }) => name)),
  ),
  menu: richKind('menu', 'card', ({ title }, t) => title || t('summary.menu')),
  unsupported: richKind('unsupported', 'bubble', (_, t) => t('message.unsupported')),
} satisfies { [K in MessageKind]: Kind<K> }

/** One line that stands for a message, whatever its kind. */
export function summaryOf(
  { content, recalled }: Pick<Message, 'content' | 'recalled'>,
  t: Translate<UiKey>,
): string {
  if (recalled) return t('summary.recalled')
  return kindOf(content.kind).summary(content, t) || t('message.unsupported')
}

/** The row of a message's kind. The one cast: a row only ever meets content of the kind it was found by. */
export function kindOf(kind: MessageKind): Kind<MessageKind> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above
  return messageKinds[kind] as unknown as Kind<MessageKind>
}

function firstOf(...parts: readonly (string | undefined)[]): string {
  return parts.find(Boolean) ?? ''
}
