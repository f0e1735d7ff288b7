import { pathOf, type CallName } from '@foyer/contract/endpoints.ts'
import type { BenchVisitor } from './visitors.ts'

/** Stands where the load generator puts a fresh client id: as long as the ids of our client. */
export const idMark = '############'
/** 300 bytes, the message that all figures are about. */
export const text300 = 'Where is my parcel? '.repeat(15)

/** The bytes of a call, ready to be written to a socket. */
export function request(name: CallName, input: unknown, headers: Record<string, string>): string {
  const body = JSON.stringify(input)
  const lines = Object.entries({
    'content-type': 'application/json',
    ...headers,
    'content-length': body.length,
  })
  const head = lines.map(([key, value]) => `${key}: ${value}\r\n`).join('')
  return `POST ${pathOf(name)} HTTP/1.1\r\nhost: 127.0.0.1\r\n${head}\r\n${body}`
}

export function sendRequest({ userId, token }: BenchVisitor): string {
  return request('sendMsg', { userId, id: idMark, msgContent: text300, msgType: 1 }, { token })
}

export function pollRequest({ userId, pollId, lastSeq, token }: BenchVisitor): string {
  return request('getEventMsg', { userId, pollId, lastSeq }, { token })
}

export function typingRequest({ userId, token }: BenchVisitor): string {
  return request('typing', { userId, msgContent: 'Where is my' }, { token })
}

export function historyRequest({ userId, token }: BenchVisitor): string {
  return request('getHistoryMsg', { userId, maxTime: 0, pageSize: 20 }, { token })
}

export function streamRequest({ userId, pollId, lastSeq, token }: BenchVisitor): string {
  return request('stream', { userId, pollId, lastSeq }, { token })
}

export function replyRequest({ threadKey }: BenchVisitor, agent: Record<string, string>): string {
  return request('reply', { threadId: threadKey, id: idMark, msgContent: text300 }, agent)
}
