import { expect, type Browser } from '@playwright/test'
import { AgentPage } from './agent-page.ts'
import type { VisitorPage } from './visitor-page.ts'

/** A visitor who is being served: opened, asked for a person, was taken by Ana. */
export async function startConversation(
  visitor: VisitorPage,
  browser: Browser,
  channelId = 'demo',
): Promise<AgentPage> {
  const greeting = `hello ${Math.random().toString(36).slice(2, 10)}`
  const agent = await AgentPage.signIn(browser)
  await visitor.open('', channelId)
  // Before they write: the robot's answer would be what the desk's list shows.
  await visitor.waitForPerson()
  await visitor.write(greeting)
  await visitor.allSent()
  await agent.take(greeting)
  await expect(visitor.log.getByText('Ana joined the chat')).toBeVisible()
  return agent
}
