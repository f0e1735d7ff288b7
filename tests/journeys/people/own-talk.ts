import { expect, type Browser, type Page } from '@playwright/test'
import type { AgentPage } from './agent-page.ts'
import { logWriter } from './log-writer.ts'
import { openDesk } from './open-desk.ts'
import { ownTeam } from './team.ts'
import { VisitorPage } from './visitor-page.ts'

/** A visitor and an agent in front of each other, of a tenant of their own: an agent is in one call at a time. */
export async function ownTalk(
  page: Page,
  browser: Browser,
): Promise<{ visitor: VisitorPage; agent: AgentPage; threadId: string }> {
  const team = await ownTeam()
  const visitor = new VisitorPage(page)
  await visitor.open('', team.channelId)
  await visitor.askForPerson()
  const threadId = await (await logWriter()).threadIn(team.channelId)
  const agent = await openDesk(browser, threadId, team.ana)
  await agent.page.getByRole('button', { name: 'Take this conversation' }).click()
  await expect(visitor.log.getByText('Ana joined the chat')).toBeVisible()
  return { visitor, agent, threadId }
}
