import { expect } from '@playwright/test'
import { Agent } from '@foyer/testkit/agent.ts'
import { Http } from '@foyer/testkit/http.ts'
import { address } from './address.ts'
import { logWriter } from './log-writer.ts'
import type { VisitorPage } from './visitor-page.ts'

export type Taken = { threadId: string; agent: Agent }

/**
 * A visitor who is being served, without the desk on screen: Ana takes the conversation over the wire. Answers with
 * its thread, for the log writer, and with Ana.
 */
export async function openTaken(visitor: VisitorPage, channelId: string, query = ''): Promise<Taken> {
  await visitor.open(query, channelId)
  // The thread is made by chatStart, which is under way while the field can be seen already.
  await expect(visitor.page.locator('header').getByRole('button', { name: 'End chat' })).toBeVisible()
  return take(visitor, channelId)
}

export async function take(visitor: VisitorPage, channelId: string): Promise<Taken> {
  const threadId = await (await logWriter()).threadIn(channelId)
  const agent = await anaSignedIn()
  await agent.call('takeThread', { threadId })
  await expect(visitor.log.getByText('Ana joined the chat')).toBeVisible()
  return { threadId, agent }
}

let ana: Promise<Agent> | undefined

/** Signing in is made to be slow: Ana does it once for all journeys of a process. */
export function anaSignedIn(): Promise<Agent> {
  ana ??= Agent.signIn(new Http(address('')))
  return ana
}
