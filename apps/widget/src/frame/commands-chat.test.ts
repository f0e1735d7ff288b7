import { receiveModes } from '@foyer/contract/codes.ts'
import { frameCommandExamples } from '@foyer/contract/host/commands.ts'
import { timelineItems } from '@foyer/core/messages/timeline-view.ts'
import { describe, expect, it } from 'vitest'
import { rig, type Rig } from './frame-rig.testkit.ts'

const failed = (reason: string) => ({ type: 'failed', reason })
const done = { type: 'done' }

function pending({ driver }: Rig) {
  return driver.state.timeline.pending.map(({ content }) => content)
}

describe('shown', () => {
  it('begins what was only prepared, and lets the visitor write at once', async () => {
    const frame = rig({ until: 'settings' })
    const loader = frame.knock()
    expect(frame.driver.asked('chatStart')).toEqual([])
    expect(await loader.ask({ do: 'shown', isShown: true })).toMatchObject(done)
    expect(frame.driver.asked('chatStart')).toHaveLength(1)
    expect(frame.surface).toEqual(['not held', 'focus'])
  })

  it('what comes while it is hidden is unread, and read when it is shown', async () => {
    const frame = rig()
    const loader = frame.knock()
    await loader.ask({ do: 'shown', isShown: false })
    expect(frame.driver.state.attention.isVisible).toBe(false)
    await loader.ask({ do: 'shown', isShown: true })
    expect(frame.driver.state.attention.isVisible).toBe(true)
  })

  it('said twice takes the focus once', async () => {
    const frame = rig()
    const loader = frame.knock()
    await loader.ask({ do: 'shown', isShown: true })
    await loader.ask({ do: 'shown', isShown: true })
    expect(frame.surface.filter((act) => act === 'focus')).toHaveLength(1)
  })
})

describe('draft', () => {
  it('gives words to begin with, the same ones any number of times', async () => {
    const frame = rig()
    const loader = frame.knock()
    for (let time = 0; time < 2; time += 1)
      expect(await loader.ask({ do: 'draft', text: 'About my order' })).toMatchObject(done)
    expect(frame.driver.state.draft.text).toBe('About my order')
  })

  it('does not replace what the visitor wrote', async () => {
    const frame = rig()
    frame.driver.type('my own words')
    expect(await frame.knock().ask({ do: 'draft', text: 'x' })).toMatchObject(done)
    expect(frame.driver.state.draft.text).toBe('my own words')
  })
})

describe('send and card', () => {
  it('send says something in the visitor’s name, and names it', async () => {
    const frame = rig()
    const answer = await frame.knock().ask({ do: 'send', text: 'Is it in stock?' })
    expect(answer).toMatchObject({ ...done, value: { id: 'id1' } })
    expect(pending(frame)).toEqual([{ kind: 'text', text: 'Is it in stock?' }])
  })

  it('card sends the thing that is asked about', async () => {
    const frame = rig()
    const { card } = frameCommandExamples.card
    expect(await frame.knock().ask({ do: 'card', card })).toMatchObject({ ...done, value: { id: 'id1' } })
    expect(pending(frame)).toEqual([
      {
        kind: 'goods',
        imgUrl: '',
        title: 'Kettle',
        describe: '',
        label: '39 €',
        fromUrl: 'https://shop.example/kettle',
      },
    ])
  })

  it.each([
    { do: 'send', text: 'hello' },
    { do: 'card', card: { title: 'Kettle' } },
  ])('$do has nowhere to go once the chat has ended', async (command) => {
    const frame = rig()
    frame.driver.hear({ kind: 'closed', seq: 2, at: 2, reason: 'agent' })
    expect(await frame.knock().ask(command)).toMatchObject(failed('unavailable'))
    expect(timelineItems(frame.driver.state.timeline)).toHaveLength(1)
  })
})

describe('transfer', () => {
  it.each([
    [{}, {}],
    [{ groupId: 'sales' }, { groupId: 'sales' }],
    [{ adminId: '7' }, { adminId: '7' }],
    [
      { groupId: 'sales', adminId: '7' },
      { groupId: 'sales', adminId: '7' },
    ],
  ])('%o asks for a person, once', async (asked, told) => {
    const frame = rig()
    const loader = frame.knock()
    expect(await loader.ask({ do: 'transfer', ...asked })).toMatchObject(done)
    expect(await loader.ask({ do: 'transfer', ...asked })).toMatchObject(done)
    expect(frame.driver.asked('transferAgent')).toEqual([{ userId: 'u1', ...told }])
  })

  it('is refused where the channel lets no visitor ask', async () => {
    for (const channel of [{ transferUserMode: 0 }, { receiveMode: receiveModes.humanFirst }] as const) {
      const frame = rig({ channel: { ...channel, msgToTransferFlag: 1 } })
      expect(await frame.knock().ask({ do: 'transfer' })).toMatchObject(failed('refused'))
      expect(frame.driver.asked('transferAgent')).toEqual([])
    }
  })

  it('is too much a moment after it failed', async () => {
    const frame = rig()
    frame.driver.do({ type: 'transferPressed' }).transferred('failed')
    expect(await frame.knock().ask({ do: 'transfer' })).toMatchObject(failed('tooMany'))
  })
})

describe('view', () => {
  it('opens the popup for messages, and goes back to the chat', async () => {
    const frame = rig({ channel: { leaveMsgMode: 1 } })
    const loader = frame.knock()
    expect(await loader.ask({ do: 'view', view: 'leave-message' })).toMatchObject(done)
    expect(frame.driver.state.leave).toBeDefined()
    expect(await loader.ask({ do: 'view', view: 'chat' })).toMatchObject(done)
    expect(frame.driver.state.leave).toBeUndefined()
  })

  it('is refused where the channel takes no messages', async () => {
    const frame = rig({ channel: { leaveMsgMode: 0 } })
    expect(await frame.knock().ask({ do: 'view', view: 'leave-message' })).toMatchObject(failed('refused'))
  })

  it('leaves alone what is being sent', async () => {
    const frame = rig({ channel: { leaveMsgMode: 1 } })
    const message = { customerName: 'Sam', customerPhone: '', customerEmail: '', msgContent: 'x' }
    frame.driver.do({ type: 'leavePressed' }).do({ type: 'leaveSent', id: 'l1', message })
    expect(await frame.knock().ask({ do: 'view', view: 'chat' })).toMatchObject(failed('unavailable'))
    expect(frame.driver.state.leave?.isSending).toBe(true)
  })
})

describe('get', () => {
  it('answers before there is a conversation', async () => {
    const loader = rig({ until: 'settings' }).knock()
    expect(await loader.ask({ do: 'get', what: 'state' })).toMatchObject({
      ...done,
      value: { isReady: false, isOpen: false },
    })
  })

  it.each([
    ['unread', 0],
    ['queue', 0],
    ['visitor', { isVerified: false }],
    ['state', { isReady: true, isOpen: false, isWithAgent: false, hasEnded: false }],
  ])('%s', async (what, value) => {
    expect(await rig().knock().ask({ do: 'get', what })).toMatchObject({ ...done, value })
  })
})
