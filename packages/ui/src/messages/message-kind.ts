import type { Message } from '@foyer/contract/messages/message.ts'
import type { MessageContent, MessageKind } from '@foyer/contract/messages/content.ts'
import type { ComponentType } from 'react'

export type ContentFor<K extends MessageKind> = Extract<MessageContent, { kind: K }>
export type MessageOf<K extends MessageKind> = Message & { content: ContentFor<K> }
export type MessageViewOf<K extends MessageKind> = ComponentType<{ message: MessageOf<K> }>

/** Kinds with fields to fill in, and all others but text: each of the two is a download of its own. */
export type FormKind = 'form' | 'externalForm'
export type RichKind = Exclude<MessageKind, 'text' | FormKind>
