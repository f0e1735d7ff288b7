import { robotRatings } from '@foyer/contract/codes.ts'
import type { MissedReason } from '@foyer/contract/desk/learning-words.ts'
import { msgTypes } from '@foyer/contract/messages/kinds/codecs.ts'
import type { Entry } from '@foyer/core/log/entry.ts'
import { answerIdOf } from '@foyer/core/messages/answer-id.ts'
import { robotNotes } from '@foyer/core/robot/notes.ts'
import { smallTalkOf } from '../small-talk.ts'
import { asksForPerson } from './asks-for-person.ts'

/** A question that the robot did not answer well, and what happened next in the same session. */
export type Missed = {
  seq: number
  at: number
  asked: string
  reason: MissedReason
  /** The document that answered wrongly. */
  wrongDocId: string | undefined
  /** The suggestion that the visitor chose. */
  clickedDocId: string | undefined
  /** The agent's next messages, oldest first, as the log has them. */
  said: { msgType: number; content: string }[]
}

type Message = Entry & { body: Extract<Entry['body'], { type: 'message' }> }

/** An agent answers soon after accepting; what comes much later is about something else. */
const mostSaid = 10

/** The missed questions of a session's entries, oldest first. */
export function missedQuestions(session: readonly Entry[]): Missed[] {
  const questions = session.filter(isQuestion).flatMap((question) => {
    const answer = answerTo(session, question)
    return answer ? [{ question, answer }] : []
  })
  return questions.flatMap(({ question, answer }, place) => {
    const next = questions[place + 1]
    const reason = reasonOf(session, answer, next?.question.seq)
    if (!reason) return []
    const clickedDocId = next && clickedOf(answer, next.question, next.answer)
    return {
      seq: question.seq,
      at: question.at,
      asked: question.body.content,
      reason,
      wrongDocId: textOf(answer.body.extra?.['docId']),
      clickedDocId,
      // With a later question to the robot, the agent answered that one.
      said: next || clickedDocId ? [] : saidByAgent(session, answer.seq),
    }
  })
}

function isQuestion(entry: Entry): entry is Message {
  const { sender, body, recalled, sensitive } = entry
  if (sender !== 'visitor' || body.type !== 'message' || recalled || sensitive) return false
  return body.msgType === msgTypes.text && !smallTalkOf(body.content) && !asksForPerson(body.content)
}

function answerTo(session: readonly Entry[], { clientId }: Message): Message | undefined {
  const id = answerIdOf(clientId)
  return session.find(
    (entry): entry is Message =>
      entry.sender === 'robot' && entry.clientId === id && entry.body.type === 'message',
  )
}

function reasonOf(
  session: readonly Entry[],
  { seq, body: { content, extra } }: Message,
  nextSeq = Infinity,
): MissedReason | undefined {
  if (content === robotNotes.unknown) return 'refused'
  if (content === robotNotes.didYouMean) return 'guessed'
  if (extra?.['docId'] === undefined) return undefined
  if (extra['disabled'] === robotRatings.disliked) return 'disliked'
  if (extra['disabled'] === robotRatings.liked) return undefined
  const isForPerson = session.some(
    (entry) =>
      entry.seq > seq &&
      entry.seq < nextSeq &&
      (entry.body.type === 'queued' || entry.body.type === 'accepted'),
  )
  return isForPerson ? 'askedPerson' : undefined
}

/** The document of a suggestion that was asked next and answered by its document, without a thumb down. */
function clickedOf(offered: Message, next: Message, answer: Message): string | undefined {
  const suggestions = offered.body.extra?.suggestList ?? []
  const chosen = suggestions.find(({ question }) => question === next.body.content)
  const { docId, disabled } = answer.body.extra ?? {}
  return chosen && chosen.docId === docId && disabled !== robotRatings.disliked ? textOf(docId) : undefined
}

function saidByAgent(session: readonly Entry[], afterSeq: number): Missed['said'] {
  return session
    .filter(
      (entry): entry is Message =>
        entry.seq > afterSeq &&
        entry.sender === 'agent' &&
        entry.body.type === 'message' &&
        (entry.body.msgType === msgTypes.text || entry.body.msgType === msgTypes.rich) &&
        !entry.recalled &&
        !entry.internal &&
        !entry.sensitive,
    )
    .slice(0, mostSaid)
    .map(({ body: { msgType, content } }) => ({ msgType, content }))
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}
