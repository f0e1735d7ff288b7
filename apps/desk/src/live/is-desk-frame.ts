import type { DeskFrame } from '@foyer/contract/desk/thread/deskStream.ts'
import { isFields } from '@foyer/contract/readers.ts'

const types = {
  hello: true,
  thread: true,
  event: true,
  call: true,
  preview: true,
  counts: true,
  viewers: true,
  beat: true,
  reconnect: true,
} satisfies Record<DeskFrame['type'], true>

/** A frame of a kind this desk knows. The contract promises the rest by the type, and the server checks it. */
export function isDeskFrame(wire: unknown): wire is DeskFrame {
  return isFields(wire) && Object.hasOwn(types, String(wire['type']))
}
