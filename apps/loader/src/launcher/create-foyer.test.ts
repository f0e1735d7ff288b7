import { describe, expect, it } from 'vitest'
import type { Call, Said } from '../handover.ts'
import { createFoyer } from './create-foyer.ts'

type Spoken = { slot: number; said: Said }

/** Channels that keep what they are told, and answer with the verb. */
function page(settings: Parameters<typeof createFoyer>[0] = {}, queue: Call[] = []) {
  const spoken: Spoken[] = []
  const foyer = createFoyer(settings, queue, (slot) => (said, resolve) => {
    spoken.push({ slot, said })
    resolve(said[0])
  })
  const verbs = (slot: number) => spoken.filter((each) => each.slot === slot).map(({ said }) => said[0])
  return { foyer, spoken, verbs }
}

function queued(...said: Said): { call: Call; answer: Promise<unknown> } {
  let call: Call | undefined
  const answer = new Promise((resolve, reject) => {
    call = [said, resolve, reject]
  })
  return { call: call ?? [said, () => {}, () => {}], answer }
}

describe('window.Foyer', () => {
  it('begins with the channel of the script tag, and with its settings', () => {
    const { spoken } = page({ channel: 'demo', server: 'https://chat.example/' })
    expect(spoken).toEqual([
      { slot: 0, said: ['boot', { channel: 'demo', server: 'https://chat.example/' }] },
    ])
  })

  it('does what waited in the stub, in order, after it has begun', async () => {
    const [on, open] = [queued('on', 'open', () => {}), queued('open')]
    const { verbs } = page({ channel: 'demo' }, [on.call, open.call])
    expect(verbs(0)).toEqual(['boot', 'on', 'open'])
    expect(await open.answer).toBe('open')
  })

  it('without a channel everything waits for boot, wherever in the queue that stands', async () => {
    const [on, boot, open] = [queued('on'), queued('boot', { channel: 'demo' }), queued('open')]
    const { verbs } = page({ server: 'https://chat.example/' }, [on.call, boot.call, open.call])
    expect(verbs(0)).toEqual(['boot', 'on', 'open'])
    expect(await Promise.all([on.answer, boot.answer])).toEqual(['on', 'boot'])
  })

  it('what is said before any channel begins is done when one does', async () => {
    const { foyer, verbs } = page()
    const answer = foyer('show')
    expect(verbs(0)).toEqual([])
    await foyer('boot', { channel: 'demo' })
    expect(verbs(0)).toEqual(['boot', 'show'])
    expect(await answer).toBe('show')
  })

  it('boot without a channel anywhere is refused', async () => {
    await expect(page().foyer('boot')).rejects.toThrow('invalid')
  })

  it('speaks to the first channel, and by name to any', async () => {
    const { foyer, verbs } = page({ channel: 'demo' })
    await foyer('boot', { channel: 'sales' })
    await foyer('open')
    await foyer.channel?.('sales')('close')
    expect(verbs(0)).toEqual(['boot', 'open'])
    expect(verbs(1)).toEqual(['boot', 'close'])
  })

  it('keeps what is said to a channel that has not begun', async () => {
    const { foyer, verbs } = page({ channel: 'demo' })
    const answer = foyer.channel?.('sales')('open')
    await foyer('boot', { channel: 'sales' })
    expect(await answer).toBe('open')
    expect(verbs(1)).toEqual(['boot', 'open'])
  })

  it('the same channel again is no second one', async () => {
    const { foyer, verbs } = page({ channel: 'demo' })
    await foyer('boot', { channel: 'demo' })
    await foyer('boot')
    expect(verbs(0)).toEqual(['boot', 'boot', 'boot'])
    expect(verbs(1)).toEqual([])
  })

  it('a name of every object is a channel like any other', async () => {
    const { foyer, verbs } = page({ channel: 'constructor' })
    await foyer('open')
    expect(verbs(0)).toEqual(['boot', 'open'])
  })
})
