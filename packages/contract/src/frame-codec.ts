import type { FrameMessage } from './frame.ts'
import { userOf } from './host/command-codec.ts'
import { isFields } from './readers.ts'

/** The schemas' bounds, without zod: browsers read window messages with it. Anything else is undefined. */
export function decodeFrameMessage(value: unknown): FrameMessage | undefined {
  if (!isFields(value)) return undefined
  switch (value['type']) {
    case 'updateUser':
      return { type: 'updateUser', data: isFields(value['data']) ? userOf(value['data']) : {} }
    case 'showIframe':
      return { type: 'showIframe' }
    case 'hideIframe':
      return { type: 'hideIframe' }
    default:
      return undefined
  }
}
