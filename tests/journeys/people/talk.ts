import { expect, type Browser, type Page } from '@playwright/test'
import { Agent } from '@foyer/testkit/agent.ts'
import { Http } from '@foyer/testkit/http.ts'
import { address } from './address.ts'
import { AgentPage } from './agent-page.ts'
import { CallSide } from './call-side.ts'
import { watchConnections } from './connections.ts'
import type { HostPage } from './hosts.ts'
import { logWriter } from './log-writer.ts'
import { quiet } from './situations.ts'
import { ownTeam } from './team.ts'
import { VisitorPage } from './visitor-page.ts'

/** A visitor and an agent who may call each other. */
export type Talk = {
  channelId: string
  threadId: string
  visitor: VisitorPage
  agent: AgentPage
  caller: CallSide
  desk: CallSide
}

/** In the chat's own page. An agent has one call at a time: each journey has an agent of its own. */
export async function talking(page: Page, browser: Browser): Promise<Talk> {
  await watchConnections(page)
  const { channelId, ana } = await ownTeam({ config: quiet })
  const visitor = new VisitorPage(page)
  await visitor.open('', channelId)
  return {
    channelId,
    visitor,
    caller: new CallSide(page, page),
    ...(await taken(visitor, browser, channelId, ana)),
  }
}

/** In the panel that the loader puts on somebody's site. */
export async function framedTalk(host: HostPage, browser: Browser): Promise<Talk> {
  const { page, visitor } = host
  await watchConnections(page)
  const { channelId, ana } = await ownTeam({ config: quiet })
  await host.open(channelId)
  await host.openChat()
  const frame = page.frames().find((one) => one.url().includes('/chat_online/'))
  if (!frame) throw new Error('there is no chat on the page')
  const caller = new CallSide(frame, visitor.inside)
  return { channelId, visitor, caller, ...(await taken(visitor, browser, channelId, ana)) }
}

/** The agent takes the conversation and has it before them. */
async function taken(visitor: VisitorPage, browser: Browser, channelId: string, email: string) {
  await expect(visitor.inside.locator('header').getByRole('button', { name: 'End chat' })).toBeVisible()
  const threadId = await (await logWriter()).threadIn(channelId)
  await (await Agent.signIn(new Http(address('')), email)).call('takeThread', { threadId })
  await expect(visitor.log.getByText('Ana joined the chat')).toBeVisible()
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en-GB' })
  await context.grantPermissions(['microphone', 'camera'])
  const page = await context.newPage()
  await watchConnections(page)
  const agent = await AgentPage.signInOn(page, email, `/desk/inbox/${threadId}`)
  await expect(agent.replyBox).toBeVisible()
  return { agent, threadId, desk: new CallSide(page, page) }
}
