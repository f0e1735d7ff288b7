import type { Message } from '@foyer/contract/messages/message.ts'
import type { MessageContent, MessageKind } from '@foyer/contract/messages/content.ts'
import type { UiKey } from '@foyer/i18n/keys.ts'
import type { Translate } from '@foyer/i18n/translator.ts'
import type { ComponentType } from 'react'

export type ContentFor<K extends MessageKind> = Extract<MessageContent, { kind: K }>
export type MessageOf<K extends MessageKind> = Message & { content: ContentFor<K> }
export type MessageViewOf<K extends MessageKind> = ComponentType<{ message: MessageOf<K> }>

/** Kinds with fields to fill in, and all others but text: each of the two is a download of its own. */
export type FormKind = 'form' | 'externalForm'
export type RichKind = Exclude<MessageKind, 'text' | FormKind>

/**
 * Frame that an app draws around a kind. `bubble`: a coloured bubble with padding. `card`: none, because the
 * view has its own surface. `bare`: none, because the view is an image.
 */
export type Frame = 'bubble' | 'card' | 'bare'

/** A row of the table: how a kind looks, and what it says in one line (lists, quotes, notifications). */
export type Kind<K extends MessageKind> = {
  View: MessageViewOf<K>
  frame: Frame
  summary: (content: ContentFor<K>, t: Translate<UiKey>) => string
}
