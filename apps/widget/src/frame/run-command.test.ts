import { describe, expect, it } from 'vitest'
import { rig, settled, type Rig } from './frame-rig.testkit.ts'

const failed = (reason: string) => ({ type: 'failed', reason })

function pending({ driver }: Rig) {
  return driver.state.timeline.pending.map(({ content }) => content)
}

describe('before there is a conversation', () => {
  it('what is asked of it waits, and is done in order when it begins', async () => {
    const frame = rig({ until: 'settings' })
    const loader = frame.knock()
    loader.post({ id: 1, do: 'update', user: { userName: 'Sam' } })
    loader.post({ id: 2, do: 'page', url: 'https://shop.example/cart', title: '' })
    loader.post({ id: 3, do: 'send', text: 'hello' })
    expect(await loader.heard()).toHaveLength(1)
    expect(frame.calls).toEqual([])
    frame.come('started')
    const answered = (await loader.heard()).flatMap((answer) => ('id' in answer ? [answer.id] : []))
    expect(new Set(answered)).toEqual(new Set([1, 2, 3]))
    expect(frame.calls).toMatchObject([{ userName: 'Sam' }, { previousUrl: 'https://shop.example/cart' }])
    expect(pending(frame)).toEqual([{ kind: 'text', text: 'hello' }])
  })

  it('not without end: who asks too much is told so', async () => {
    const frame = rig({ until: 'settings' })
    const loader = frame.knock()
    for (let id = 1; id <= 110; id += 1) {
      frame.clock.now += 1_000
      loader.post({ id, do: 'page', url: `https://shop.example/${id}`, title: '' })
      await settled()
    }
    const answers = (await loader.heard()).filter((answer) => answer.type === 'failed')
    expect(answers).toHaveLength(10)
    expect(answers[0]).toMatchObject(failed('notReady'))
  })

  it('a chat that cannot begin says so', async () => {
    const frame = rig({ until: 'settings' })
    const loader = frame.knock()
    loader.post({ id: 1, do: 'send', text: 'hello' })
    await settled()
    frame.driver.do({ type: 'wanted' }).fail('chatStart', {
      ok: false,
      kind: 'refused',
      error: 'channel.unknown',
      message: '',
    })
    frame.chat.session.dispatch({ type: 'visibilityChanged', isVisible: true })
    expect((await loader.heard()).at(-1)).toMatchObject({ id: 1, ...failed('unavailable') })
  })
})

describe('how much may be asked', () => {
  it('more than the rule allows is told so, and later it goes on', async () => {
    const frame = rig()
    const loader = frame.knock()
    for (let id = 1; id <= 100; id += 1) loader.post({ id, do: 'get', what: 'unread' })
    const answers = (await loader.heard()).filter((answer) => 'id' in answer)
    expect(answers.filter(({ type }) => type === 'done')).toHaveLength(60)
    expect(answers.filter((answer) => answer.type === 'failed' && answer.reason === 'tooMany')).toHaveLength(
      40,
    )
    frame.clock.now += 10_000
    expect(await loader.ask({ do: 'get', what: 'unread' })).toBeDefined()
  })

  it.each([
    ['an unknown word', { id: 5, do: 'eval' }],
    ['half a command', { id: 5, do: 'send' }],
    ['a text that is too long', { id: 5, do: 'send', text: 'x'.repeat(4_001) }],
  ])('%s is told to be wrong', async (_what, said) => {
    const loader = rig().knock()
    loader.post(said)
    expect((await loader.heard()).at(-1)).toEqual({ type: 'failed', id: 5, reason: 'invalid' })
  })
})
