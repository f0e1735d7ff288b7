import type { codecs, WireMessageKind } from './kinds/codecs.ts'

/** The content of a message, by kind: each shape is written with its codec and nowhere else. */
export type ContentOf<K extends WireMessageKind> = NonNullable<ReturnType<(typeof codecs)[K]['decode']>>

/** A kind this client does not know, or content it could not read: still a row with something to show. */
export type Unsupported = { kind: 'unsupported'; raw: string }

export type MessageContent = { [K in WireMessageKind]: ContentOf<K> }[WireMessageKind] | Unsupported
export type MessageKind = MessageContent['kind']
