import { expect, type Page } from '@playwright/test'
import type { ChannelConfig } from '@foyer/contract/channel/config.ts'
import type { MessageContent } from '@foyer/contract/messages/content.ts'
import type { As, Wire } from '@foyer/testkit/log-writer.ts'
import { channelWith } from './channels.ts'
import { logWriter } from './log-writer.ts'
import { openTaken, type Taken } from './taken.ts'
import { VisitorPage } from './visitor-page.ts'

/** A visitor in a channel of their own, and the way to say something to them. Both answer with the msgId. */
type Situation = {
  visitor: VisitorPage
  channelId: string
  threadId: string
  /** By whoever the visitor talks to, unless told otherwise. */
  say: (content: MessageContent, as?: As) => Promise<string>
  /** A message as the wire has it, also one that there is not. */
  put: (wire: Wire, as?: As) => Promise<string>
}

/** The robot has nothing to say by itself: a journey about messages has only its own. */
export const quiet: Partial<ChannelConfig> = {
  robotWelcomeMsg: '',
  faq: { showType: 'list', showContent: [] },
}

/** A visitor who talks to Ana. */
export async function served(
  page: Page,
  config: Partial<ChannelConfig> = {},
  query = '',
): Promise<Situation & Taken> {
  const visitor = new VisitorPage(page)
  const channelId = await channelWith({ ...quiet, ...config })
  const taken = await openTaken(visitor, channelId, query)
  return { visitor, channelId, ...taken, ...(await speech(taken.threadId)) }
}

/** A visitor whom nobody but the robot answers. */
export async function withRobot(
  page: Page,
  config: Partial<ChannelConfig> = {},
  query = '',
): Promise<Situation> {
  const visitor = new VisitorPage(page)
  const channelId = await channelWith({ ...quiet, ...config })
  await visitor.open(query, channelId)
  await expect(page.locator('header').getByRole('button', { name: 'End chat' })).toBeVisible()
  const threadId = await (await logWriter()).threadIn(channelId)
  return { visitor, channelId, threadId, ...(await speech(threadId)) }
}

async function speech(threadId: string): Promise<Pick<Situation, 'say' | 'put'>> {
  const writer = await logWriter()
  return {
    say: (content, as) => writer.say(threadId, content, as),
    put: (wire, as) => writer.put(threadId, wire, as),
  }
}
