import { defaultChannelConfig } from '@foyer/contract/channel/config.ts'
import type { Answer, Effect } from '@foyer/core/session/effect.ts'
import { networkDown, testRules } from '../../rules/session/session-driver.ts'
import { initialState } from '@foyer/core/session/state.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { createSessionStore, type SessionStore } from '../../session/store.ts'
import { createLeaveDraft, type LeaveDraftStore } from './create-leave-draft.ts'

const open = {
  ...initialState,
  channel: defaultChannelConfig,
  visitor: { userId: 'u1', pollId: 'p1', sessionId: 's1', firstSeq: 1, lastSeq: 1 },
  leave: { isSending: false, earlier: undefined, text: '', endsWait: false },
}
const left = { ok: true, data: { msgNumber: 7 } } as const

let effects: Effect[]
let session: SessionStore
let draft: LeaveDraftStore

beforeEach(() => {
  let ids = 0
  effects = []
  session = createSessionStore(open, testRules, (effect) => effects.push(effect))
  draft = createLeaveDraft(session, () => `id-${(ids += 1)}`)
})

function write(): void {
  draft.edit('customerName', 'Sam')
  draft.edit('msgContent', 'A cracked lid')
}

function sentIds(): unknown[] {
  return effects.flatMap((effect) =>
    effect.do === 'request' && effect.call === 'leaveMsg' ? [effect.input.id] : [],
  )
}

function answer(outcome: Extract<Answer, { call: 'leaveMsg' }>['outcome']): void {
  const input = { customerName: 'Sam', msgContent: 'A cracked lid', channelId: 'demo', userId: 'u1' }
  session.dispatch({ type: 'answered', call: 'leaveMsg', input, outcome, at: 1 })
}

describe('the draft of a message to leave', () => {
  it('T-23 is gone, every field of it, when it was left', () => {
    write()
    draft.edit('customerPhone', '040')
    draft.submit()
    expect(draft.get().draft.msgContent).toBe('A cracked lid')
    answer(left)
    expect(session.get().leave).toBeUndefined()
    expect(Object.values(draft.get().draft)).toEqual(['', '', '', '', [], ''])
  })

  it('is cleared when somebody chooses to write again, but not while it is on its way', () => {
    write()
    draft.submit()
    draft.clear()
    expect(draft.get().draft.msgContent).toBe('A cracked lid')
    answer(networkDown)
    draft.clear()
    expect(Object.values(draft.get().draft)).toEqual(['', '', '', '', [], ''])
    expect(draft.get().hasFailed).toBe(false)
  })

  it('S-22 stays when the popup is closed, and is there when it opens again', () => {
    write()
    draft.dismiss()
    expect(session.get().leave).toBeUndefined()
    session.dispatch({ type: 'leavePressed' })
    expect(draft.get().draft).toMatchObject({ customerName: 'Sam', msgContent: 'A cracked lid' })
  })

  it('T-23 begins with what was typed while somebody waited, unless another message is being written', () => {
    draft.dismiss()
    const waiting = { ...open, leave: undefined, mode: { name: 'queued', waitIndex: 1 } } as const
    const typed = { ...waiting, draft: { text: 'Is anybody there?', reported: '' } }
    const other = createSessionStore(typed, testRules, () => undefined)
    const carried = createLeaveDraft(other, () => 'id')
    other.dispatch({ type: 'leaveInsteadPressed' })
    expect(carried.get().draft.msgContent).toBe('Is anybody there?')
    carried.edit('msgContent', 'A cracked lid')
    carried.dismiss()
    other.dispatch({ type: 'leaveInsteadPressed' })
    expect(carried.get().draft.msgContent).toBe('A cracked lid')
  })

  it('X-09 C-26 stays when it was not left, and is tried again under the same id', () => {
    write()
    draft.submit()
    answer(networkDown)
    expect(draft.get()).toMatchObject({ hasFailed: true, draft: { msgContent: 'A cracked lid' } })
    draft.submit()
    expect(draft.get().hasFailed).toBe(false)
    expect(sentIds()).toEqual(['id-1', 'id-1'])
  })

  it('C-26 other words are another message', () => {
    write()
    draft.submit()
    answer(networkDown)
    draft.edit('msgContent', 'A cracked lid and a dent')
    expect(draft.get().hasFailed).toBe(false)
    draft.submit()
    const [first, second] = sentIds()
    expect(second).not.toBe(first)
  })

  it('C-26 closed while it was on its way, it keeps its words and its id', () => {
    write()
    draft.submit()
    draft.dismiss()
    session.dispatch({ type: 'leavePressed' })
    expect(draft.get()).toMatchObject({ hasFailed: false, draft: { msgContent: 'A cracked lid' } })
    draft.submit()
    expect(sentIds()).toEqual(['id-1', 'id-1'])
    answer(left)
    expect(draft.get().draft.msgContent).toBe('')
  })

  it('V-13 its files go with it, and not before they are uploaded', () => {
    const file = { fileName: 'lid.png', fileType: 'image/png', fileUrl: '/files/1/lid.png' }
    let [uploads, clears]: [readonly unknown[], number] = [[{}], 0]
    let attach: (files: readonly (typeof file)[]) => void = () => undefined
    draft = createLeaveDraft(
      session,
      () => 'id-1',
      undefined,
      (_files, onFiles) => {
        attach = onFiles
        return { get: () => ({ uploads }), clear: () => (clears += 1) }
      },
    )
    write()
    attach([file])
    draft.submit()
    expect(sentIds()).toEqual([])
    uploads = []
    draft.submit()
    const [sent] = effects.filter((effect) => effect.do === 'request' && effect.call === 'leaveMsg')
    expect(sent).toMatchObject({ input: { fileList: [file], msgContent: 'A cracked lid' } })
    answer(left)
    expect(draft.get().draft.fileList).toEqual([])
    expect(clears).toBe(1)
  })

  it('a channel may ask for a contact that can be reached; either field mends it', () => {
    const channel = { ...defaultChannelConfig, leaveMsgContactMode: true } as const
    session = createSessionStore({ ...open, channel }, testRules, (effect) => effects.push(effect))
    draft = createLeaveDraft(session, () => 'id-1')
    write()
    draft.submit()
    expect(draft.get().refusal).toEqual({ problem: 'contact' })
    draft.edit('customerEmail', 'sam@example.invalid')
    expect(draft.get().refusal).toBeUndefined()
    draft.submit()
    expect(draft.get().refusal).toEqual({ problem: 'email' })
    expect(sentIds()).toEqual([])
    draft.edit('customerEmail', 'sam@shop.example')
    draft.submit()
    expect(sentIds()).toEqual(['id-1'])
  })

  it('V-06 is not sent without name and text; the refusal goes when its field is mended', () => {
    draft.submit()
    expect(draft.get().refusal).toEqual({ problem: 'name' })
    draft.edit('customerEmail', 'x')
    expect(draft.get().refusal).toEqual({ problem: 'name' })
    draft.edit('customerName', 'Sam')
    expect(draft.get().refusal).toBeUndefined()
    draft.submit()
    const first = draft.get().refusal
    draft.submit()
    expect(first).toEqual({ problem: 'content' })
    expect(draft.get().refusal).not.toBe(first)
    expect(sentIds()).toEqual([])
    const notices = effects.flatMap((effect) => (effect.do === 'notice' ? [effect.text] : []))
    expect(notices).toEqual(['notice.leaveName', 'notice.leaveContent', 'notice.leaveContent'])
  })
})
