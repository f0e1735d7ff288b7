import { randomKey } from '../random.ts'

const processName = randomKey()
let count = 0

/** Names a request in logs and answers: which process, and which of its requests. Random bits would cost more than an empty poll's answer. */
export function requestId(): string {
  count += 1
  return `${processName}.${count.toString(36)}`
}
