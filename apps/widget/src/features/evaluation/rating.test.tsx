import { evaluateModels } from '@foyer/contract/codes.ts'
import { defaultEvaluateInfo, type EvaluateInfo } from '@foyer/contract/evaluation/endpoints.ts'
import { draftRating, emptyDraft, type DraftAction, type RatingDraft } from '../../rules/evaluation/draft.ts'
import type { MendableProblem } from '../../rules/evaluation/submit.ts'
import { initialState, type SessionState } from '@foyer/core/session/state.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { Evaluation } from './Evaluation.tsx'
import { RatingView } from './RatingView.tsx'
import type { OpenEvaluation } from './rating-props.ts'

vi.mock('../../session/ChatContext.tsx', () => ({
  useSession: <T,>(select: (state: SessionState) => T) => select(initialState),
}))
vi.mock('../../text/TextProvider.tsx', () => ({
  useText: () => (key: string, params?: object) => (params ? `${key} ${Object.values(params).join()}` : key),
  useBcp47: () => 'en',
}))

type Shown = {
  actions?: DraftAction[]
  info?: Partial<EvaluateInfo>
  isSending?: boolean
  problem?: MendableProblem
}

function rating(
  of: OpenEvaluation['of'],
  { actions = [], info, isSending = false, problem }: Shown = {},
): string {
  const draft: RatingDraft = actions.reduce(draftRating, emptyDraft(of))
  return renderToStaticMarkup(
    <RatingView
      evaluation={{ phase: 'open', of, info: { ...defaultEvaluateInfo, ...info }, isSending }}
      draft={draft}
      act={() => undefined}
      problem={problem}
      onSubmit={() => undefined}
      onClose={() => undefined}
    />,
  )
}

const star = (level: number): DraftAction => ({ type: 'starChosen', star: level })
const submit = (html: string): string => /<button type="submit"[^>]*>/.exec(html)?.[0] ?? ''

describe('rating an agent', () => {
  it('S-21 T-05 nothing is shown before the session asks', () => {
    expect(renderToStaticMarkup(<Evaluation />)).toBe('')
  })

  it('T-06 K-01 begins with five of five stars and without a box for words', () => {
    const html = rating('agent')
    expect(html.match(/type="radio"[^>]*aria-label="rating.star /g)).toHaveLength(5)
    expect(html).toMatch(/<input[^>]*checked=""[^>]*value="5"|<input[^>]*value="5"[^>]*checked=""/)
    expect(html).toContain('rating.level.five')
    expect(html).toContain('rating.praise.knows')
    expect(html).not.toContain('<textarea')
  })

  it('T-06 K-01 fewer stars bring their own tags, and five rows for 64 characters', () => {
    const html = rating('agent', { actions: [star(3)] })
    expect(html).toContain('rating.level.three')
    expect(html).toContain('rating.agentReason.slow')
    expect(html).not.toContain('rating.praise.knows')
    expect(html).toMatch(/<textarea[^>]*rows="5"/)
    expect(html).toMatch(/<textarea[^>]*maxLength="64"/)
    expect(html).toContain('rating.count 0,64')
  })

  it('D-15 scores stand where the channel prefers them', () => {
    const html = rating('agent', { info: { evaluateModel: evaluateModels.scores } })
    expect(html).toContain('rating.score 4,5')
    expect(html).not.toContain('rating.star ')
  })

  it('D-15 the channel asks in its own words, or in ours', () => {
    expect(rating('agent')).toContain('rating.title')
    expect(rating('agent', { info: { evaluateGuideMsg: ' ' } })).toContain('rating.title')
    expect(rating('agent', { info: { evaluateGuideMsg: 'Were we kind?' } })).toContain('Were we kind?')
  })

  it('D-15 the four tags of a low rating are in the language of the visitor, those of the owner as written', () => {
    const html = rating('agent', { actions: [star(2)] })
    for (const tag of ['badAttitude', 'slow', 'unsolved', 'rude'])
      expect(html).toContain(`>rating.agentReason.${tag}<`)
    const starList = defaultEvaluateInfo.starList.map((level) => ({ ...level, levelTag: 'Too pricey' }))
    expect(rating('agent', { actions: [star(2)], info: { starList } })).toContain('>Too pricey<')
  })

  it.each([1, 2, 3, 4, 5])('T-06 D-15 %s stars: below four it asks what went wrong', (level) => {
    const html = rating('agent', { actions: [star(level)] })
    expect(html.includes('rating.reasons')).toBe(level < 4)
    expect(html.includes('rating.lowHint')).toBe(level < 4)
    expect(html.includes('rating.solvedQuestion')).toBe(true)
  })

  it('V-04 what is missing is said where it is missing', () => {
    const comment = rating('agent', { actions: [star(1)], problem: 'commentMissing' })
    expect(comment).toMatch(/<textarea[^>]*aria-invalid="true"/)
    expect(comment).toContain('notice.evaConInput')
    const tag = rating('agent', { actions: [star(1)], problem: 'tagMissing' })
    expect(tag).toContain('notice.evaLabelSelect')
    expect(tag).not.toContain('aria-invalid')
  })

  it('S-21 is not sent twice', () => {
    expect(submit(rating('agent'))).not.toContain('disabled')
    expect(submit(rating('agent', { isSending: true }))).toContain('disabled')
    expect(rating('agent', { isSending: true })).toMatch(/<fieldset[^>]*disabled/)
  })
})

describe('rating the robot', () => {
  const solved = (is: boolean): DraftAction => ({ type: 'solvedChosen', solved: is })

  it('T-06 nothing is chosen at first, and nothing can be sent', () => {
    const html = rating('robot')
    expect(html).not.toContain('checked')
    expect(submit(html)).toContain('disabled')
  })

  it('T-06 K-01 only not solved shows the four reasons, a hint and the box', () => {
    const bad = rating('robot', { actions: [solved(false)] })
    expect(bad).toContain('rating.reasons')
    expect(bad.match(/aria-pressed="false"/g)).toHaveLength(4)
    expect(bad).toContain('<textarea')
    const good = rating('robot', { actions: [solved(true)] })
    expect(good).not.toContain('aria-pressed')
    expect(good).not.toContain('<textarea')
    expect(submit(good)).not.toContain('disabled')
  })
})
