import type { VisitorClaims } from '@foyer/server/rules/identity/claims.ts'
import type { DialogueAnswer } from '@foyer/server/rules/robot/dialogue/answer.ts'
import { askedOfDialogue, type WireAsked } from '@foyer/server/rules/robot/dialogue/asked-of-dialogue.ts'
import { linesOf } from '@foyer/server/rules/robot/dialogue/dialogue-player.ts'
import type { Deps } from '@foyer/server/deps.ts'
import { dialogueAnswer } from '@foyer/server/features/robot/dialogue/dialogue-answer.ts'
import { saidBody } from '@foyer/server/features/robot/answerer.ts'
import { visitorThread } from '@foyer/server/features/session/visitor-thread.ts'
import { newId, type Visitor } from '@foyer/testkit/visitor.ts'

export const robotNo = 'r1'

/** A visitor who asks the robot's dialogues, as the robot would on their behalf. */
export function asking(deps: Deps, visitor: Visitor, robot = robotNo) {
  const claims = claimsOf(deps, visitor)

  async function ask(wire: Partial<WireAsked>, questionId = newId()): Promise<DialogueAnswer | undefined> {
    const asked = askedOfDialogue({ question: wire.question ?? '-', ...wire })
    if (!asked) return undefined
    const { session_key: sessionKey } = await visitorThread(deps, claims)
    return dialogueAnswer(deps, claims, { sessionKey, robotNo: robot, questionId, asked })
  }

  return {
    claims,
    ask,
    type: (question: string, questionId?: string) => ask({ question }, questionId),
    start: (dialogue = 'order') => ask({ docId: `dialogue:${dialogue}` }),
    press: (step: string, id: string, questionId?: string) =>
      ask({ nodeId: step, button: { id, name: id } }, questionId),

    /** Puts an answer into the log. Answers with the msgIds. */
    async say(answer: DialogueAnswer | undefined): Promise<string[]> {
      const seqs: number[] = []
      for (const said of answer?.says ?? []) {
        const { tenantId, threadId, gen } = claims
        const guard = { by: 'visitor', gen } as const
        const body = saidBody(said)
        const stored = await deps.append({
          tenantId,
          threadId,
          guard,
          clientId: newId(),
          sender: 'robot',
          body,
        })
        if (stored.outcome === 'stored') seqs.push(stored.entry.seq)
      }
      return seqs.map((seq) => `${claims.threadKey}.${seq}`)
    },
  }
}

export function lines(answer: DialogueAnswer | undefined): string[] {
  return answer ? linesOf(answer) : ['(not for a dialogue)']
}

function claimsOf({ visitorTokens, clock }: Deps, visitor: Visitor): VisitorClaims {
  const claims = visitorTokens.verify(visitor.started.token, clock.now())
  if (!claims) throw new Error('a visitor without a token')
  return claims
}
