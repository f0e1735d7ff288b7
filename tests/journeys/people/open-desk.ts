import { expect, type Browser } from '@playwright/test'
import { AgentPage } from './agent-page.ts'

/** An agent at the desk with one conversation in front of them. */
export async function openDesk(browser: Browser, threadId: string, email?: string): Promise<AgentPage> {
  const agent = await AgentPage.signIn(browser, email, `/desk/inbox/${threadId}`)
  await expect(agent.log).toBeVisible()
  return agent
}
