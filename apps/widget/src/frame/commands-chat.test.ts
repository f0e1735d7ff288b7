import { frameCommandExamples } from '@foyer/contract/host/schemas.ts'
import { chatStart } from '@foyer/contract/session/endpoints.ts'
import { messageEvent } from '@foyer/core/messages/timeline-samples.ts'
import type { SessionEvent } from '@foyer/core/session/event.ts'
import { timelineItems } from '../rules/messages/timeline-view.ts'
import { describe, expect, it } from 'vitest'
import { refused, rig, settled, type Rig } from './frame-rig.testkit.ts'

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

  it('in the text of a page it takes no focus', async () => {
    const frame = rig()
    await frame.knock().ask({ do: 'shown', isShown: true, takesFocus: false })
    expect(frame.driver.state.attention.isVisible).toBe(true)
    expect(frame.surface).not.toContain('focus')
  })

  it('said twice takes the focus once', async () => {
    const frame = rig()
    const loader = frame.knock()
    await loader.ask({ do: 'shown', isShown: true })
    await loader.ask({ do: 'shown', isShown: true })
    expect(frame.surface.filter((act) => act === 'focus')).toHaveLength(1)
  })
})

it('shown takes no focus where the page says so: in an element of the page, or after a link', async () => {
  const frame = rig()
  await frame.knock().ask({ do: 'shown', isShown: true, takesFocus: false })
  expect(frame.driver.state.attention.isVisible).toBe(true)
  expect(frame.surface).toEqual(['not held'])
})

describe('resume', () => {
  const start = { type: 'answered', call: 'chatStart', input: { resumeOnly: true }, at: 1 }

  it('goes on with an open conversation, unseen', async () => {
    const frame = rig({ until: 'settings' })
    const loader = frame.knock()
    const asked = loader.ask({ do: 'resume' })
    await settled()
    expect(frame.driver.asked('chatStart')).toEqual([expect.objectContaining({ resumeOnly: true })])
    expect(await asked).toBeUndefined()
    const data = { ...chatStart.example.output, status: 2, lastSeq: 4 }
    frame.chat.session.dispatch({ ...start, outcome: { ok: true, data } } as SessionEvent)
    expect(await loader.heard()).toContainEqual(expect.objectContaining({ type: 'done', value: true }))
    expect(frame.driver.state.attention.isVisible).toBe(false)
    expect(frame.surface).toEqual([])
  })

  it('says so where there is none, and nothing has begun', async () => {
    const frame = rig({ until: 'settings' })
    const loader = frame.knock()
    await loader.ask({ do: 'resume' })
    frame.chat.session.dispatch({ ...start, outcome: refused('session.closed') } as SessionEvent)
    expect(await loader.heard()).toContainEqual(expect.objectContaining({ type: 'done', value: false }))
    expect(frame.store.keys('')).toEqual([])
  })

  it('in a chat that is open it tells whether anything was said yet', async () => {
    const frame = rig()
    const loader = frame.knock()
    expect(await loader.ask({ do: 'resume' })).toMatchObject({ value: false })
    frame.driver.hear(messageEvent(2))
    expect(await loader.ask({ do: 'resume' })).toMatchObject({ value: true })
    frame.driver.hear({ kind: 'closed', seq: 3, at: 3, reason: 'agent' })
    expect(await loader.ask({ do: 'resume' })).toMatchObject({ value: false })
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
    const frame = rig({ channel: { adminCloseMode: false } })
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
    for (const channel of [{ transferUserMode: false }, { receiveMode: 'humanFirst' }] as const) {
      const frame = rig({ channel: { ...channel, msgToTransferFlag: true } })
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
    const frame = rig({ channel: { leaveMsgMode: true } })
    const loader = frame.knock()
    expect(await loader.ask({ do: 'view', view: 'leave-message' })).toMatchObject(done)
    expect(frame.driver.state.leave).toBeDefined()
    expect(await loader.ask({ do: 'view', view: 'chat' })).toMatchObject(done)
    expect(frame.driver.state.leave).toBeUndefined()
  })

  it('is refused where the channel takes no messages', async () => {
    const frame = rig({ channel: { leaveMsgMode: false } })
    expect(await frame.knock().ask({ do: 'view', view: 'leave-message' })).toMatchObject(failed('refused'))
  })

  it('leaves alone what is being sent', async () => {
    const frame = rig({ channel: { leaveMsgMode: true } })
    const message = {
      customerName: 'Sam',
      customerPhone: '',
      customerEmail: '',
      msgContent: 'x',
      fileList: [],
    }
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
