import { evaluateModels } from '@foyer/contract/codes.ts'
import { defaultEvaluateInfo, type EvaluateInfo } from '@foyer/contract/evaluation/endpoints.ts'
import type { SessionState } from '@foyer/core/session/state.ts'
import type { Exhibit } from '../../../gallery/exhibit.ts'
import { ToastList } from '../toasts/ToastList.tsx'
import { Evaluation } from './Evaluation.tsx'
import type { OpenEvaluation } from './rating-props.ts'

function asking(change: Partial<OpenEvaluation>, info: Partial<EvaluateInfo> = {}): Partial<SessionState> {
  return {
    mode: { name: 'ended', reason: 'ended' },
    evaluation: {
      phase: 'open',
      of: 'agent',
      info: { ...defaultEvaluateInfo, ...info },
      isSending: false,
      ...change,
    },
  }
}

const view = () => (
  <>
    <Evaluation />
    <ToastList />
  </>
)
const over = { place: 'over', view } as const
const star = (level: number) => `input[value="${level}"]`
const submit = 'button[type="submit"]'
const longTag = `${'Averyveryverylongtag'.repeat(3)},Kind,Patient and always there when I had another question`

export default [
  { name: 'evaluation/agent-5', state: asking({}), ...over },
  { name: 'evaluation/agent-3', state: asking({}), press: [star(3), '.rating-tag'], ...over },
  { name: 'evaluation/agent-4-wide', place: 'page', view, state: asking({}), press: [star(4)] },
  { name: 'evaluation/agent-1', state: asking({}), press: [star(1)], ...over },
  { name: 'evaluation/agent-1-refused', state: asking({}), press: [star(1), submit], ...over },
  { name: 'evaluation/agent-2-refused', state: asking({}), press: [star(2), submit], ...over },
  { name: 'evaluation/sending', state: asking({ isSending: true }), ...over },
  {
    name: 'evaluation/scores',
    state: asking({}, { evaluateModel: evaluateModels.scores }),
    press: [star(4)],
    ...over,
  },
  {
    name: 'evaluation/long',
    state: asking(
      {},
      {
        evaluateGuideMsg: 'We would be glad to hear how the conversation with us went for you today',
        starList: defaultEvaluateInfo.starList.map((level) => ({ ...level, levelTag: longTag })),
      },
    ),
    press: [star(4)],
    ...over,
  },
  {
    name: 'evaluation/own-words',
    about: 'a channel that asks in no words of its own',
    state: asking({}, { evaluateGuideMsg: '' }),
    press: [star(1)],
    ...over,
  },
  { name: 'evaluation/robot', state: asking({ of: 'robot' }), ...over },
  {
    name: 'evaluation/robot-not-solved',
    state: asking({ of: 'robot' }),
    press: ['.rating-solved-choice:last-child input', '.rating-tag'],
    ...over,
  },
] satisfies Exhibit[]
