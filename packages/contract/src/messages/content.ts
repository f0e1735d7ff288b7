import type { z } from 'zod'
import type { WireMessageKind } from '../codes.ts'
import type { kinds } from './kinds/index.ts'

/** What is inside a message, by kind. Derived from the kinds' schemas: their shapes are written there only. */
export type ContentOf<K extends WireMessageKind> = { kind: K } & z.infer<(typeof kinds)[K]['content']>

/** A kind this client does not know, or content it could not read: still a row with something to show. */
export type Unsupported = { kind: 'unsupported'; raw: string }

export type MessageContent = { [K in WireMessageKind]: ContentOf<K> }[WireMessageKind] | Unsupported
export type MessageKind = MessageContent['kind']
