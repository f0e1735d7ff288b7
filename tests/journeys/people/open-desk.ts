import { expect, type Browser } from '@playwright/test'
import { address } from './address.ts'
import { AgentPage } from './agent-page.ts'

/** An agent at the desk with one conversation in front of them. */
export async function openDesk(
  browser: Browser,
  threadId: string,
  email = 'ana@demo.example',
): Promise<AgentPage> {
  const agent = await AgentPage.signIn(browser, email)
  await agent.page.goto(address(`/desk/inbox/${threadId}`))
  await expect(agent.log).toBeVisible()
  return agent
}
