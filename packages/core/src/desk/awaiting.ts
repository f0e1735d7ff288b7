import type { Sender } from '@foyer/contract/codes.ts'
import type { Entry, EntryBody } from '../log/entry.ts'

/** Effect of an entry on the visitor's wait for an agent's answer. */
type WaitEffect = 'begins' | 'ends' | 'stays'

/** As much of an entry as the server and the desk both know. */
export type Happening =
  | { type: 'message'; sender: Sender; internal: boolean; sensitive: boolean }
  | { type: 'refused'; to: 'queue' | 'robot' }
  | { type: Exclude<EntryBody['type'], 'message' | 'refused'> }

export function happeningOf({
  sender,
  internal,
  sensitive,
  body,
}: Pick<Entry, 'sender' | 'internal' | 'sensitive' | 'body'>): Happening {
  switch (body.type) {
    case 'message':
      return { type: 'message', sender, internal, sensitive }
    case 'refused':
      return body
    default:
      return { type: body.type }
  }
}

/**
 * The wait begins when the visitor asks for a person or writes, and ends when an agent answers. A transfer, a lost agent
 * and a new owner neither end it nor begin it anew.
 */
export function waitEffectOf(happening: Happening): WaitEffect {
  switch (happening.type) {
    case 'message':
      // A message that the visitor never receives is no answer.
      return happening.internal || happening.sensitive ? 'stays' : messageEffects[happening.sender]
    case 'refused':
      return happening.to === 'queue' ? 'begins' : 'ends'
    case 'formAnswered':
    case 'queued':
    case 'accepted':
    case 'requeued':
    case 'handedOver':
      return 'begins'
    case 'started':
    case 'unserved':
    case 'closed':
      return 'ends'
    case 'ratingInvited':
    case 'rated':
    case 'recalled':
    case 'callStarted':
    case 'callEnded':
      return 'stays'
  }
}

const messageEffects = {
  visitor: 'begins',
  agent: 'ends',
  robot: 'stays',
  system: 'stays',
} as const satisfies Record<Sender, WaitEffect>

/** Since when the visitor waits after an entry; 0: not at all. `isWithPeople`: queued or with an agent after it. */
export function waitingSinceAfter(
  since: number,
  happening: Happening,
  { at, isWithPeople }: { at: number; isWithPeople: boolean },
): number {
  const effect = waitEffectOf(happening)
  if (effect === 'ends') return 0
  return effect === 'begins' && isWithPeople && since === 0 ? at : since
}

type Wait = { waitingSince: number; lastTime: number }

/** Longest wait first; then those who wait for nothing, latest activity first. */
export function compareWaits(a: Wait, b: Wait): number {
  if (a.waitingSince > 0 && b.waitingSince > 0) return a.waitingSince - b.waitingSince
  return Number(b.waitingSince > 0) - Number(a.waitingSince > 0) || b.lastTime - a.lastTime
}
