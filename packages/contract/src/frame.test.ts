import { expect, it } from 'vitest'
import { decodeFrameMessage } from './frame-codec.ts'
import { frameExamples, FrameMessage, HostMessage } from './frame.ts'

it.each(Object.entries(frameExamples))('%s: schema and decoder agree', (type, example) => {
  expect(FrameMessage.parse(example)).toEqual(example)
  expect(decodeFrameMessage(example)).toEqual(example)
  expect(HostMessage.safeParse(example).success).toBe(type !== 'hideIframe')
})

it('listens to nothing else', () => {
  for (const value of [
    'showIframe',
    { updateUser: {} },
    { type: 'eval' },
    null,
    [],
    { type: ['showIframe'] },
  ])
    expect(decodeFrameMessage(value)).toBeUndefined()
})

it('leaves out what is too long', () => {
  const long = decodeFrameMessage({ type: 'updateUser', data: { userName: 'x'.repeat(201), locale: 'en' } })
  expect(long).toEqual({ type: 'updateUser', data: { locale: 'en' } })
})
