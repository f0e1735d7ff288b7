import type { IncomingMessage } from 'node:http'
import { randomKey } from '../random.ts'

export const requestIdHeader = 'x-request-id'

const processName = randomKey()
/** It goes into logs and headers as it comes. */
const acceptable = /^[\w.:-]{8,64}$/
let count = 0

/**
 * Names a request in logs and answers: which process, and which of its requests. Random bits would cost more than an
 * empty poll's answer. Behind trusted proxies the name that they gave it is kept.
 */
export function createRequestId(trustedProxies: number): (request: IncomingMessage) => string {
  return ({ headers }) => {
    const given = trustedProxies > 0 ? headers[requestIdHeader] : undefined
    if (typeof given === 'string' && acceptable.test(given)) return given
    count += 1
    return `${processName}.${count.toString(36)}`
  }
}
