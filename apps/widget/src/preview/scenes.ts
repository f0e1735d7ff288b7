import type { EvaluateInfo } from '@foyer/contract/evaluation/endpoints.ts'
import type { PreviewScene, PreviewSetting } from '@foyer/contract/host/preview.ts'
import type { TimelineAction } from '@foyer/core/messages/timeline.ts'
import { initialState, type SessionState } from '@foyer/core/session/state.ts'
import {
  accepted,
  answered,
  asked,
  automatic,
  configured,
  guided,
  said,
  told,
  type Sample,
} from './sample-lines.ts'

export type SceneInput = Sample & {
  info: EvaluateInfo
  /** The chosen level of the rating. */
  level: number | undefined
  /** A setting whose element is not always there brings it into its scene. */
  highlight: PreviewSetting | ''
}

/** State of the session in a scene, so that the chat's own components draw it. Without a scene: robot, visitor and agent. */
export function sceneState(scene: PreviewScene | undefined, input: SceneInput): SessionState {
  const { channel } = input
  return {
    ...initialState,
    channel,
    mode: { name: 'robot' },
    // Without an id: nothing can be sent for this visitor.
    visitor: { userId: '', pollId: '', sessionId: '', firstSeq: 1, lastSeq: 2 },
    history: channel.historyHideFlag || !scene ? 'end' : 'unset',
    connection: { now: 'live', shown: 'nothing' },
    isLoaded: true,
    ...(scene ? scenes[scene](input) : { timeline: told(guided(input), asked(input), answered(input)) }),
  }
}

const scenes: { [S in PreviewScene]: (input: SceneInput) => Partial<SessionState> } = {
  robot: (input) => ({ timeline: told(guided(input), ...robotAnswer(input)), ...suggestions(input) }),
  queue: (input) => ({
    mode: { name: 'queued', waitIndex: 3, wait: { fromMs: 60_000, toMs: 180_000 } },
    timeline: told(guided(input), asked(input)),
  }),
  agent: withAgent,
  offline: (input) => ({
    timeline: told(guided(input), asked(input), ...offlineNotes(input)),
    ...leave(input),
  }),
  rating: (input) => ({ ...withAgent(input), evaluation: rating(input) }),
  ended: (input) => ({
    ...withAgent(input),
    mode: { name: 'ended', reason: 'agent' },
    timeline: told(
      asked(input),
      accepted(input),
      answered(input),
      { type: 'received', event: { kind: 'closed', seq: 4, at: input.at, reason: 'agent' } },
      ...configured('adminCloseMsg', input, input.channel.adminCloseMode),
      ...configured('userOverMsg', input),
    ),
  }),
  preChat: () => ({ mode: { name: 'form' } }),
  groups: (input) => ({ timeline: told(guided(input)), groupChoice: 'open' }),
}

function withAgent(input: SceneInput): Partial<SessionState> {
  const { channel, t } = input
  const nick = t('preview.name')
  return {
    mode: { name: 'withAgent' },
    agent: { nick, face: '', seq: 2 },
    card: {
      adminId: '',
      adminNick: nick,
      adminFace: '',
      adminCardTel: '',
      adminCardMobile: '',
      adminCardEmail: 'name@example.com',
      adminCardQq: '',
      adminCardWechat: '',
      adminCardSign: '',
    },
    timeline: told(
      asked(input),
      accepted(input),
      ...greeted(input),
      answered(input),
      ...automatic('adminTimeoutMsg', 4, input, channel.adminTimeoutMode),
      ...automatic('userTimeoutMsg', 5, input, channel.userTimeoutMode),
    ),
  }
}

/** The welcome comes after the entry of the acceptance, as in `loading.ts`. */
function greeted({ channel, t, at }: SceneInput): TimelineAction[] {
  const { adminWelcomeMode, adminWelcomeMsg: text } = channel
  if (!adminWelcomeMode || !text) return []
  return [{ type: 'greeted', seq: 2, at, text, name: t('preview.name'), face: '' }]
}

/** Both texts are shown: the one outside the opening hours, and the one without any agent. */
function offlineNotes(input: SceneInput): TimelineAction[] {
  return [
    ...configured('adminOfflineMsg', input, input.channel.adminOfflineMode),
    ...configured('unWorkingMsg', input),
  ]
}

/** The popup would cover the texts of the conversation, so it is closed while one of them is being edited. */
function leave({ channel, highlight }: SceneInput): Partial<SessionState> {
  const isBehind = ['adminOfflineMsg', 'adminOfflineMode', 'unWorkingMsg'].includes(highlight)
  if (!channel.leaveMsgMode || isBehind) return {}
  return { leave: { isSending: false, earlier: undefined, text: '', endsWait: false } }
}

function rating({ info, level }: SceneInput): SessionState['evaluation'] {
  return { phase: 'open', of: 'agent', info, isSending: false, ...(level && { star: level }) }
}

const answerSettings = ['commentDocMode', 'robotAnswerTransferUserMode', 'robotUnknownTransferUserMode']

/** An answer would hide the questions to begin with, so it is there only while its settings are being edited. */
function robotAnswer(input: SceneInput): TimelineAction[] {
  const { channel, highlight, t } = input
  if (!answerSettings.includes(highlight)) return []
  const isUnknown = highlight === 'robotUnknownTransferUserMode'
  const showTransfer = isUnknown ? channel.robotUnknownTransferUserMode : channel.robotAnswerTransferUserMode
  const robot = {
    docId: isUnknown ? '' : 'preview',
    rating: 'undecided' as const,
    showTransfer,
    suggestions: [],
    references: [],
  }
  const content = { kind: 'text' as const, text: t('preview.agent') }
  return [asked(input), said(2, { sender: 'robot', content, robot }, input)]
}

/** Suggestions need a draft, which hides the questions to begin with: see above. */
function suggestions({ channel, highlight }: SceneInput): Partial<SessionState> {
  if (highlight !== 'robotTipsFlag' || !channel.robotTipsFlag) return {}
  const known = channel.faq.showContent.flatMap(({ questionList }) =>
    questionList.map((each) => each.question),
  )
  const questions = [...new Set([...known, ...channel.autoTip.map(({ autoTip }) => autoTip)])].slice(0, 3)
  return {
    draft: { text: questions[0]?.split(' ', 1)[0] || '?', reported: '' },
    tips: questions.map((question) => ({ tips: question, question, docId: question, score: 1 })),
  }
}
