import { defaultChannelConfig, type ChannelConfig } from '@foyer/contract/channel/config.ts'
import { defaultEvaluateInfo } from '@foyer/contract/evaluation/endpoints.ts'
import { previewScenes } from '@foyer/contract/host/preview.ts'
import { initialState } from '@foyer/core/session/state.ts'
import { describe, expect, it } from 'vitest'
import { sceneState, type SceneInput } from './scenes.ts'

function input(channel: Partial<ChannelConfig> = {}, change: Partial<SceneInput> = {}): SceneInput {
  return {
    channel: { ...defaultChannelConfig, ...channel },
    info: defaultEvaluateInfo,
    level: undefined,
    highlight: '',
    t: (key) => key,
    at: 1_794_700_000_000,
    ...change,
  }
}

const linesOf = (...given: Parameters<typeof sceneState>) =>
  sceneState(...given).timeline.settled.map((item) => {
    if (item.type === 'note') return item.note.key === 'configured' ? item.note.text : item.note.key
    if (item.type !== 'message') return item.type
    return item.message.content.kind === 'text' ? item.message.content.text : item.message.content.kind
  })

describe('scenes of the preview', () => {
  it.each(previewScenes)('%s is a live chat of a visitor without an id', (scene) => {
    const state = sceneState(scene, input())
    expect(state).not.toEqual({ ...initialState, channel: state.channel })
    expect(state.visitor?.userId).toBe('')
    expect([state.isLoaded, state.trouble, state.signIn]).toEqual([true, 'none', 'fine'])
  })

  it('robot: greets, and the questions to begin with are still there', () => {
    expect(linesOf('robot', input())).toEqual(['guide'])
    expect(linesOf('robot', input({ receiveMode: 'humanOnly' }))).toEqual([])
  })

  it.each([
    ['robotAnswerTransferUserMode', { robotAnswerTransferUserMode: true }, true],
    ['robotAnswerTransferUserMode', { robotAnswerTransferUserMode: false }, false],
    ['robotUnknownTransferUserMode', { robotUnknownTransferUserMode: true }, true],
    ['robotUnknownTransferUserMode', { robotUnknownTransferUserMode: false }, false],
  ] as const)('robot: %s with %j decides about the way to an agent', (highlight, channel, isOffered) => {
    const answers = sceneState('robot', input(channel, { highlight })).timeline.settled.flatMap((item) =>
      item.type === 'message' && item.message.robot ? [item.message.robot.showTransfer] : [],
    )
    expect(answers).toEqual([isOffered])
  })

  it('robot: suggestions while their switch is edited, if it is on', () => {
    const highlight = 'robotTipsFlag'
    expect(sceneState('robot', input({ robotTipsFlag: true }, { highlight })).tips).toHaveLength(3)
    expect(sceneState('robot', input({ robotTipsFlag: false }, { highlight })).tips).toEqual([])
    expect(sceneState('robot', input({ robotTipsFlag: true })).tips).toEqual([])
  })

  it('agent: the texts of the channel, each only if its mode is on', () => {
    const texts = { adminWelcomeMsg: 'welcome', adminTimeoutMsg: 'moment', userTimeoutMsg: 'still there?' }
    const all = ['preview.visitor', 'note.accepted', 'welcome', 'preview.agent', 'moment', 'still there?']
    expect(linesOf('agent', input(texts))).toEqual(all)
    const off = { adminWelcomeMode: false, adminTimeoutMode: false, userTimeoutMode: false }
    expect(linesOf('agent', input({ ...texts, ...off }))).toEqual([
      'preview.visitor',
      'note.accepted',
      'preview.agent',
    ])
  })

  it('offline: the popup, and behind it the texts while they are edited', () => {
    const texts = { adminOfflineMsg: 'nobody', unWorkingMsg: 'closed' }
    expect(linesOf('offline', input(texts))).toEqual(['guide', 'preview.visitor', 'nobody', 'closed'])
    expect(sceneState('offline', input()).leave).toBeDefined()
    expect(sceneState('offline', input({}, { highlight: 'unWorkingMsg' })).leave).toBeUndefined()
    expect(sceneState('offline', input({ leaveMsgMode: false })).leave).toBeUndefined()
  })

  it('rating: as the draft asks for it, with the chosen level', () => {
    const info = { ...defaultEvaluateInfo, evaluateGuideMsg: 'How was it?' }
    expect(sceneState('rating', input({}, { info, level: 2 })).evaluation).toEqual({
      phase: 'open',
      of: 'agent',
      info,
      isSending: false,
      star: 2,
    })
  })

  it('ended: the texts of both ends', () => {
    const texts = { adminCloseMsg: 'goodbye', userOverMsg: 'thank you' }
    expect(linesOf('ended', input(texts)).slice(-3)).toEqual(['note.closed.agent', 'goodbye', 'thank you'])
    expect(linesOf('ended', input({ ...texts, adminCloseMode: false }))).not.toContain('goodbye')
  })

  it('history: an older part is offered unless the channel hides it', () => {
    expect(sceneState('agent', input({ historyHideFlag: false })).history).toBe('unset')
    expect(sceneState('agent', input({ historyHideFlag: true })).history).toBe('end')
  })
})
