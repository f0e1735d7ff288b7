import { describe, expect, it } from 'vitest'
import { robotRatings } from '@foyer/contract/codes.ts'
import { msgTypes } from '@foyer/contract/messages/kinds/codecs.ts'
import type { Entry, EntryBody } from '@foyer/core/log/entry.ts'
import { answerIdOf } from '@foyer/core/messages/answer-id.ts'
import { robotNotes } from '@foyer/core/robot/notes.ts'
import { answeringWords, evidenceOf } from './evidence.ts'
import { missedQuestions } from './missed-questions.ts'
import { mayAcceptAlone, summarise, type Support } from './summarise.ts'

type Extra = Extract<EntryBody, { type: 'message' }>['extra']

const marks = { recalled: false, internal: false, sensitive: false }
let seq = 0
function entry(sender: Entry['sender'], clientId: string, body: EntryBody, more: Partial<Entry> = {}): Entry {
  seq += 1
  return { threadKey: 't', seq, at: seq, clientId, sender, body, ...marks, ...more }
}
const message = (content: string, extra?: Extra): EntryBody => ({
  type: 'message',
  msgType: msgTypes.text,
  content,
  ...(extra && { extra }),
})
const asks = (id: string, text: string) => entry('visitor', id, message(text))
const replies = (id: string, content: string, extra?: Extra) =>
  entry('robot', answerIdOf(id), message(content, extra))
const queued = () => entry('system', 'queued', { type: 'queued' })
const accepted = () => entry('system', 'accepted', { type: 'accepted' })
const agent = (text: string, more: Partial<Entry> = {}) => entry('agent', `a${seq}`, message(text), more)

const suggestion = { question: 'How do I return something?', docId: 'd7', score: 0.4 }

describe('missed questions of a session', () => {
  it('one that was refused, with the words of the agent', () => {
    const session = [
      asks('q1', 'Taking shoes back?'),
      replies('q1', robotNotes.unknown),
      queued(),
      accepted(),
      agent('Hello'),
      agent('Of course, within 30 days.'),
    ]
    expect(missedQuestions(session)).toMatchObject([
      {
        asked: 'Taking shoes back?',
        reason: 'refused',
        said: [{ content: 'Hello' }, { content: 'Of course, within 30 days.' }],
      },
    ])
  })

  it('one that was answered well is none', () => {
    expect(missedQuestions([asks('q1', 'Returns?'), replies('q1', '<p>Yes.</p>', { docId: 'd7' })])).toEqual(
      [],
    )
    const liked = { docId: 'd7', disabled: robotRatings.liked }
    expect(missedQuestions([asks('q1', 'Returns?'), replies('q1', 'Yes', liked), queued()])).toEqual([])
  })

  it('a thumb down, and a visitor who asks for a person right after the answer', () => {
    const disliked = { docId: 'd8', disabled: robotRatings.disliked }
    expect(missedQuestions([asks('q1', 'Returns?'), replies('q1', 'No', disliked)])).toMatchObject([
      { reason: 'disliked', wrongDocId: 'd8' },
    ])
    const left = [
      asks('q1', 'Returns?'),
      replies('q1', 'No', { docId: 'd8' }),
      queued(),
      agent('Yes, 30 days.'),
    ]
    expect(missedQuestions(left)).toMatchObject([{ reason: 'askedPerson', wrongDocId: 'd8' }])
  })

  it('an answer that was followed by another question did not send the visitor away', () => {
    const session = [
      asks('q1', 'Returns?'),
      replies('q1', 'Yes', { docId: 'd7' }),
      asks('q2', 'And the label?'),
      replies('q2', robotNotes.unknown),
      queued(),
      agent('The label is in your account.'),
    ]
    expect(missedQuestions(session).map(({ asked }) => asked)).toEqual(['And the label?'])
  })

  it('a click on a suggestion tells what was meant', () => {
    const session = [
      asks('q1', 'Taking shoes back?'),
      replies('q1', robotNotes.didYouMean, { suggestList: [suggestion] }),
      asks('q2', suggestion.question),
      replies('q2', '<p>Yes.</p>', { docId: 'd7' }),
    ]
    expect(missedQuestions(session)).toMatchObject([{ reason: 'guessed', clickedDocId: 'd7', said: [] }])
  })

  it('unless its answer got a thumb down, or the next question was another one', () => {
    const offered = (next: string, disabled?: 0 | 1 | 2) => [
      asks('q1', 'Taking shoes back?'),
      replies('q1', robotNotes.didYouMean, { suggestList: [suggestion] }),
      asks('q2', next),
      replies('q2', '<p>Yes.</p>', { docId: 'd7', ...(disabled !== undefined && { disabled }) }),
    ]
    const clicked = (session: Entry[]) => missedQuestions(session)[0]?.clickedDocId
    expect(clicked(offered(suggestion.question, robotRatings.disliked))).toBeUndefined()
    expect(clicked(offered('Is there a shop?'))).toBeUndefined()
  })

  it('the agent answers the last one; a wish for a person is none', () => {
    const session = [
      asks('q1', 'Do you sell tents?'),
      replies('q1', robotNotes.unknown),
      asks('q2', 'Taking shoes back?'),
      replies('q2', robotNotes.unknown),
      asks('q3', 'agent please'),
      replies('q3', robotNotes.unknown),
      queued(),
      agent('Of course, within 30 days.'),
    ]
    expect(missedQuestions(session).map(({ asked, said }) => [asked, said.length])).toEqual([
      ['Do you sell tents?', 0],
      ['Taking shoes back?', 1],
    ])
  })

  it('recalled, sensitive and internal texts are not read', () => {
    const session = [
      asks('q1', 'Taking shoes back?'),
      replies('q1', robotNotes.unknown),
      agent('Recalled words of the agent', { recalled: true }),
      agent('An internal note', { internal: true }),
      agent('Something sensitive', { sensitive: true }),
    ]
    expect(missedQuestions(session)[0]?.said).toEqual([])
    const recalled = { ...asks('q2', 'My secret?'), recalled: true }
    expect(missedQuestions([recalled, replies('q2', robotNotes.unknown)])).toEqual([])
  })

  it('a question that no robot answered is none', () => {
    expect(missedQuestions([asks('q1', 'Anybody?'), accepted(), agent('Yes, I am here for you.')])).toEqual(
      [],
    )
    expect(missedQuestions([])).toEqual([])
  })
})

describe('what a missed question teaches', () => {
  const missed = { reason: 'refused', wrongDocId: undefined, clickedDocId: undefined } as const
  const answer = 'You may return everything within 30 days. The label is in your account.'
  const found = [
    { docId: 'd8', answer: 'Your money comes back five days after the parcel has reached us.' },
    { docId: 'd7', answer },
  ]

  it('the document whose text the agent sent, wherever the search has it', () => {
    expect(evidenceOf(missed, [{ words: `Hi! ${answer}`, found }])).toEqual({
      reason: 'refused',
      source: 'document',
      docId: 'd7',
      words: '',
    })
  })

  it('the document that the agent told in other words, if the search thinks so too', () => {
    const words =
      'Sure: you may return everything you bought from us, we give you a month, no need to explain why.'
    const near = { docId: 'd7', answer }
    expect(evidenceOf(missed, [{ words, found: [near] }])).toMatchObject({
      source: 'resembling',
      docId: 'd7',
    })
    const other = { docId: 'd1', answer: 'Somewhere else.' }
    expect(evidenceOf(missed, [{ words, found: [other, near] }])).toMatchObject({ source: 'words' })
  })

  it('the clicked document before anything else', () => {
    expect(evidenceOf({ ...missed, clickedDocId: 'd9' }, [{ words: answer, found }])).toMatchObject({
      source: 'clicked',
      docId: 'd9',
    })
  })

  it('the words of the agent, without personal data', () => {
    const words = 'Dear Jane, your order 20318877 will be exchanged in our shop.'
    expect(evidenceOf(missed, [{ words, found: [] }])).toMatchObject({
      source: 'words',
      docId: undefined,
      words: 'Dear Jane, your order … will be exchanged in our shop.',
    })
  })

  it('nothing where the agent used the document that had answered', () => {
    expect(
      evidenceOf({ ...missed, reason: 'disliked', wrongDocId: 'd7' }, [{ words: answer, found }]),
    ).toBeUndefined()
  })

  it('nothing where an agent only chatted after an answer, or said nothing', () => {
    const words = 'I have looked into it and it is all fine.'
    expect(evidenceOf({ ...missed, reason: 'askedPerson' }, [{ words, found: [] }])).toBeUndefined()
    expect(evidenceOf(missed, [])).toBeUndefined()
  })

  it('greetings, questions back and short words answer nothing', () => {
    expect(
      answeringWords([
        'Hello',
        'One moment',
        'Which of your two parcels is it?',
        '请问您的订单号是多少？',
        answer,
      ]),
    ).toEqual([answer])
    expect(answeringWords(['退款会在五个工作日内退回。'])).toHaveLength(1)
  })
})

describe('the evidence of a question', () => {
  const support = (
    userId: string,
    source: Support['source'],
    docId?: string,
    words = '',
    at = 1,
  ): Support => ({
    userId,
    source,
    docId,
    words,
    at,
  })

  it('proposes the document with most evidence', () => {
    const all = [
      support('a', 'resembling', 'd1'),
      support('b', 'clicked', 'd2'),
      support('c', 'words', undefined, 'Yes'),
    ]
    expect(summarise(all, undefined)).toMatchObject({
      kind: 'phrasing',
      docId: 'd2',
      answer: '',
      asked: 3,
      visitors: 3,
    })
  })

  it('proposes a new document with the newest words', () => {
    const all = [support('a', 'words', undefined, 'Old', 1), support('a', 'words', undefined, 'New', 2)]
    expect(summarise(all, undefined)).toMatchObject({
      kind: 'document',
      docId: undefined,
      answer: 'New',
      visitors: 1,
    })
  })

  it('yields to the choice of an agent', () => {
    const all = [support('a', 'clicked', 'd2'), support('b', 'words', undefined, 'Words')]
    expect(summarise(all, 'd9')).toMatchObject({ kind: 'phrasing', docId: 'd9', strongVisitors: 0 })
    expect(summarise(all, '')).toMatchObject({ kind: 'document', answer: 'Words' })
  })

  it('is strong by different visitors, and not while it is disputed', () => {
    const two = [
      support('a', 'clicked', 'd2'),
      support('a', 'document', 'd2'),
      support('b', 'document', 'd2'),
    ]
    expect(summarise(two, undefined).strongVisitors).toBe(2)
    expect(summarise([...two, support('c', 'clicked', 'd3')], undefined).strongVisitors).toBe(0)
  })

  it('lets a robot accept alone only within its bounds', () => {
    const bounds = { isAutomatic: true, minVisitors: 2, mostPerDay: 5 }
    const strong = { kind: 'phrasing', strongVisitors: 2 } as const
    expect(mayAcceptAlone(strong, bounds, 0)).toBe(true)
    expect(mayAcceptAlone(strong, { ...bounds, isAutomatic: false }, 0)).toBe(false)
    expect(mayAcceptAlone(strong, bounds, 5)).toBe(false)
    expect(mayAcceptAlone({ ...strong, strongVisitors: 1 }, bounds, 0)).toBe(false)
    expect(mayAcceptAlone({ ...strong, kind: 'document' }, bounds, 0)).toBe(false)
  })
})
