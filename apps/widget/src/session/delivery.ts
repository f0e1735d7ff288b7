/** Sending and receiving: a chunk of its own, downloaded while the chat starts. Nobody can write before it is here. */
export { decodeAnswer } from '../rules/session/decode-answer.ts'
export { receive } from '@foyer/client/events/receive.ts'
export { openOutbox, outboxActs } from './open-outbox.ts'
