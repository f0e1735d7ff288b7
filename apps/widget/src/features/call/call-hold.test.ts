import { createCallDoor } from '@foyer/calls/view/ask/call-door.ts'
import { sampleCall } from '@foyer/calls/view/sample-call.testkit.ts'
import { expect, it } from 'vitest'
import type { Chat } from '../../session/chat.ts'
import { createCallHold } from './call-hold.ts'

/** A chat of which only what calls need is there. */
function given({ failures = 0 } = {}) {
  const session = sampleCall({ phase: 'idle', call: undefined })
  const notices: string[] = []
  const chat = {
    callBell: { ring: () => undefined },
    toasts: { show: ({ text }: { text: string }) => void notices.push(text) },
  } as unknown as Chat
  const state = { loads: 0 }
  const hold = createCallHold(chat, async () => {
    state.loads += 1
    if (state.loads <= failures) throw new Error('not downloaded')
    return () => ({ session, door: createCallDoor(session, async () => 'ready'), View: () => null })
  })
  return { hold, chat, session, notices, state }
}

/** Downloads and answers come a moment later. */
const settled = () => new Promise<void>((resolve) => void setImmediate(resolve))

it('S-25 downloads nothing until somebody calls, and then once', async () => {
  const { hold, chat, session, state } = given()
  await settled()
  expect(state.loads).toBe(0)
  expect(hold.get()).toEqual({ open: undefined, isBusy: false })
  chat.callBell.ring('c1')
  hold.ring('c1')
  await settled()
  expect(state.loads).toBe(1)
  expect(session.pressed).toEqual(['ring c1', 'ring c1'])
})

it('C-01 a press starts a call, and is busy until it ended', async () => {
  const { hold, session } = given()
  const heard: boolean[] = []
  hold.subscribe(() => heard.push(hold.get().isBusy))
  hold.start('video')
  await settled()
  expect(session.pressed).toEqual(['start video'])
  expect(hold.get().isBusy).toBe(true)
  session.setMuted(true)
  session.hangUp()
  expect(hold.get().isBusy).toBe(false)
  expect(heard).toEqual([false, true, false])
})

it('a download that failed is told to who pressed, and tried again', async () => {
  const { hold, session, notices } = given({ failures: 1 })
  hold.start('voice')
  await settled()
  expect(notices).toEqual(['error.network'])
  hold.start('voice')
  await settled()
  expect(notices).toHaveLength(1)
  expect(session.pressed).toEqual(['start voice'])
})

it('comes back to a call after a reload', async () => {
  const { hold, session } = given()
  hold.find()
  await settled()
  expect(session.pressed).toEqual(['find'])
})
