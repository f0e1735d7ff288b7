import { setTimeout as pause } from 'node:timers/promises'
import { sql, type Transaction } from 'kysely'
import { dialogueLimits } from '@foyer/contract/robot/dialogue/limits.ts'
import type { Facts } from '@foyer/contract/robot/dialogue/placeholders.ts'
import { dialogueTiming } from '../../../robot-timing.ts'
import type { Database } from '../../../platform/db/schema.ts'
import { followUp, type DialogueAnswer } from '../../../rules/robot/dialogue/answer.ts'
import { failedSaid } from '../../../rules/robot/dialogue/run.ts'
import { freshState, type DialogueState } from '../../../rules/robot/dialogue/state.ts'
import { stepDialogue } from '../../../rules/robot/dialogue/step.ts'
import type { OutgoingRequest, Said } from '../../../rules/robot/dialogue/turn.ts'
import type { Incoming } from '../../../platform/egress/egress.ts'
import type { VisitorClaims } from '../../../rules/identity/claims.ts'
import type { Deps } from '../../../deps.ts'
import { Failed } from '../../../platform/http/failed.ts'
import { requestHeaders } from '../../../platform/egress/request-headers.ts'
import { limitRules } from '../../../platform/limit-rules.ts'
import { type RobotRef, type Version, dialogueVersion, publishedDialogue } from './dialogues.ts'
import { type DialogueStart, startOf, type Asked } from './start-dialogue.ts'
import { keepDialogue, keptDialogue, type Kept } from './dialogue-repository.ts'
import { visitorFacts } from './visitor-facts.ts'

/** One writer at a time for the versions of a dialogue, also for the first one, which has no row to lock. */
export async function lockDialogue(
  trx: Transaction<Database>,
  { tenantId, robotNo }: RobotRef,
  id: string,
): Promise<void> {
  const name = JSON.stringify(['dialogue', tenantId, robotNo, id])
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(trx)
}

type Settled = { source: Version; state: DialogueState; answer: DialogueAnswer }

type Ports = {
  facts: Facts
  published: (id: string) => Promise<Version | undefined>
  /** Makes the turn ours before anything leaves the house; false when it is somebody else's already. */
  claim: (source: Version, state: DialogueState) => Promise<boolean>
  send: (request: OutgoingRequest) => Promise<Incoming>
}

/** Leads a turn to its end: through requests and into other dialogues. Undefined: somebody else leads it. */
async function settleTurn(start: DialogueStart, ports: Ports): Promise<Settled | undefined> {
  const { facts } = ports
  const says: Said[] = []
  let { source, step } = start
  for (let hops = 0; ;) {
    const { state, outcome, needs } = step
    says.push(...step.says)
    if (needs) {
      if (!(await ports.claim(source, state))) return undefined
      const answer = await ports.send(needs.request)
      const input = { type: 'requestAnswered', ...(answer && { answer }) } as const
      step = stepDialogue(source.data, state, input, facts)
    } else if (outcome.do === 'dialogue') {
      const other = hops < dialogueLimits.hops ? await ports.published(outcome.id) : undefined
      if (!other) {
        says.push(failedSaid(source.data, { variables: state.variables, facts }))
        return { source, state, answer: { says, next: { to: 'nothing' } } }
      }
      hops++
      source = other
      const fresh = freshState(other.data, state.variables)
      step = stepDialogue(other.data, fresh, { type: 'started', turn: state.turn }, facts)
    } else return { source, state, answer: { says, next: followUp(outcome) } }
  }
}

/**
 * A dialogue's request goes through the door of forms, by its rules and from its budget. Whatever stands in the
 * way, the dialogue learns the same: no answer.
 */
async function sendRequest(
  { egress, limits }: Pick<Deps, 'egress' | 'limits'>,
  userId: string,
  { method, url, headers, contentType, body }: OutgoingRequest,
): Promise<Incoming> {
  const allowed = requestHeaders(headers)
  if (!allowed || !hasBudget(limits, userId)) return undefined
  return egress.send({
    method,
    url,
    headers: { ...allowed, ...(contentType && { 'content-type': contentType }) },
    ...(body !== undefined && { body }),
  })
}

function hasBudget(limits: Deps['limits'], userId: string): boolean {
  try {
    limits.take(limitRules.fromRequest, userId)
    return true
  } catch (error) {
    if (error instanceof Failed) return false
    throw error
  }
}

const { leaseMs, pauseMs } = dialogueTiming

type DialogueQuestion = {
  /** The session in which it was asked: a dialogue ends with its session. */
  sessionKey: string
  robotNo: string
  /** The question's own id. Asked again, it is answered with the same and nothing runs twice. */
  questionId: string
  asked: Asked
  /** Whether the knowledge has an answer to what was typed; nobody who asks something else is held back. */
  isKnown?: () => Promise<boolean>
}

type DialogueDeps = Pick<Deps, 'db' | 'clock' | 'egress' | 'limits' | 'secretBox'>

/**
 * The dialogues' answer to a question, or undefined if no dialogue handles it. The caller appends it to the
 * log. Of two concurrent questions, one waits for the other.
 */
export async function dialogueAnswer(
  deps: DialogueDeps,
  visitor: VisitorClaims,
  question: DialogueQuestion,
): Promise<DialogueAnswer | undefined> {
  for (let tries = 0; tries * pauseMs <= leaseMs; tries++) {
    const tried = await tryAnswer(deps, visitor, question)
    if (tried !== 'busy') return tried?.next.to === 'knowledge' ? undefined : tried
    await pause(pauseMs)
  }
  throw new Failed('server.busy')
}

async function tryAnswer(
  deps: DialogueDeps,
  visitor: VisitorClaims,
  question: DialogueQuestion,
): Promise<DialogueAnswer | undefined | 'busy'> {
  const { db, clock } = deps
  const { sessionKey, robotNo, questionId, asked, isKnown = nothingIsKnown } = question
  const robot = { tenantId: visitor.tenantId, robotNo }
  const kept = await keptDialogue(db, visitor)
  const isLive = kept?.sessionKey === sessionKey && kept.robotNo === robotNo
  if (isLive && kept.busyUntil > clock.now()) return 'busy'
  if (isLive && kept.question === questionId && kept.busyUntil === 0) return kept.answer

  const facts = () => visitorFacts(deps, visitor)
  const live = isLive ? kept : undefined
  const isLost = live !== undefined && live.busyUntil > 0
  const start =
    isLost && live.question === questionId
      ? await givenUp(deps, visitor, live)
      : await startOf({ db, robot, live: isLost ? released(live) : live, facts, isKnown }, asked)
  if (!start) return undefined
  if (start.step.outcome.do === 'repeat') return live?.answer

  let rev = kept?.rev
  const keep = async (part: Pick<Kept, 'source' | 'state' | 'answer' | 'busyUntil'>) => {
    rev = await keepDialogue(db, visitor, rev, { sessionKey, robotNo, question: questionId, ...part })
    return rev !== undefined
  }
  const settled = await settleTurn(start, {
    facts: await facts(),
    published: (id) => publishedDialogue(db, robot, id),
    claim: (source, state) => keep({ source, state, answer: nothingYet, busyUntil: clock.now() + leaseMs }),
    send: (request) => sendRequest(deps, visitor.userId, request),
  })
  if (!settled || !(await keep({ ...settled, busyUntil: 0 }))) return 'busy'
  return settled.answer
}

const nothingIsKnown = () => Promise.resolve(false)

const nothingYet: DialogueAnswer = { says: [], next: { to: 'nothing' } }

/** The node that asked another site for this very question died: the site may have acted, so it is not asked again. */
async function givenUp(
  deps: DialogueDeps,
  visitor: VisitorClaims,
  live: Kept,
): Promise<DialogueStart | undefined> {
  const robot = { tenantId: visitor.tenantId, robotNo: live.robotNo }
  const source = await dialogueVersion(deps.db, robot, live.source)
  if (!source) return undefined
  const facts = await visitorFacts(deps, visitor)
  return { source, step: stepDialogue(source.data, live.state, { type: 'requestAnswered' }, facts) }
}

/** The same for another question: the dialogue waits for nothing, and its buttons still work. */
function released(live: Kept): Kept {
  return { ...live, state: { ...live.state, waits: 'nothing' } }
}
