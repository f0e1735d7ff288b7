import type { VisitorApi } from '@foyer/contract/api.ts'
import type { InputOf } from '@foyer/contract/endpoint.ts'
import { failureOf } from './failure-of.ts'
import { done, type Host, type Outcome } from './host.ts'

type Claimed = Omit<InputOf<VisitorApi['resetInfo']>, 'userId' | 'pollId'>

/** Sends the page's unverified data about its visitor. It cannot change the visitor's identity. */
export async function claim({ chat, client }: Host, claimed: Claimed): Promise<Outcome> {
  const { visitor } = chat.session.get()
  if (!visitor) return 'notReady'
  if (Object.keys(claimed).length === 0) return done
  const { userId, pollId } = visitor
  const answer = await client.resetInfo({ ...claimed, userId, pollId })
  return answer.ok ? done : failureOf(answer)
}
