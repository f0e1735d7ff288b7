import { describe, expect, it } from 'vitest'
import { createCallDoor } from './call-door.ts'
import type { Readiness } from './readiness.ts'

function given(...answers: Readiness[]) {
  const done: string[] = []
  const session = {
    start: (media: string) => void done.push(`start ${media}`),
    accept: (media: string) => void done.push(`accept ${media}`),
  }
  const door = createCallDoor(session, async () => answers.shift() ?? 'ready')
  return { done, door }
}

/** What the browser was asked is answered a moment later. */
const answered = () => new Promise<void>((resolve) => void setImmediate(resolve))

describe('the way into a call', () => {
  it('is open to those who have allowed it before', async () => {
    const { door, done } = given('ready')
    door.enter('start', 'video')
    await answered()
    expect(done).toEqual(['start video'])
    expect(door.get()).toBeUndefined()
  })

  it('says why before the browser asks, and goes on when that was read', async () => {
    const { door, done } = given('unasked')
    door.enter('accept', 'video')
    await answered()
    expect(done).toEqual([])
    expect(door.get()).toEqual({ act: 'accept', media: 'video', because: 'unasked' })
    door.goOn()
    expect(done).toEqual(['accept video'])
    expect(door.get()).toBeUndefined()
  })

  it('says why only once, also where the browser asks every time', async () => {
    const { door, done } = given('unasked', 'unasked', 'refused')
    door.enter('start', 'voice')
    await answered()
    door.goOn()
    door.enter('start', 'voice')
    await answered()
    expect(done).toEqual(['start voice', 'start voice'])
    door.enter('start', 'voice')
    await answered()
    expect(door.get()).toMatchObject({ because: 'refused' })
  })

  it('can be left again', async () => {
    const { door, done } = given('unasked')
    door.enter('start', 'voice')
    await answered()
    door.turnBack()
    door.goOn()
    expect(done).toEqual([])
  })

  it.each(['refused', 'notAllowedHere', 'insecure'] as const)(
    'is shut when it is %s, until that changes',
    async (because) => {
      const { door, done } = given(because, 'ready')
      door.enter('start', 'voice')
      await answered()
      expect(door.get()).toMatchObject({ because })
      door.enter('start', 'voice')
      await answered()
      expect(done).toEqual(['start voice'])
      expect(door.get()).toBeUndefined()
    },
  )
})
