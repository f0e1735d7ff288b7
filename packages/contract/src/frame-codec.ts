import type { FrameMessage } from './frame.ts'
import { isFields, str, type Fields } from './readers.ts'

type Updated = Extract<FrameMessage, { type: 'updateUser' }>['data']

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

const longest = { userName: 200, phone: 200, email: 200, locale: 16 } as const satisfies Record<
  keyof Updated,
  number
>

/** A value that is too long is left out: half an address is worse than none. */
function userOf(data: Fields): Updated {
  const entries = Object.entries(longest).map(([name, most]) => [name, str(data, name), most] as const)
  return Object.fromEntries(
    entries
      .filter(([, value, most]) => value !== '' && value.length <= most)
      .map(([name, value]) => [name, value]),
  )
}
