import { expect, type FrameLocator } from '@playwright/test'
import type { ChannelConfig } from '@foyer/contract/channel/config.ts'
import type { MessageContent } from '@foyer/contract/messages/content.ts'
import type { As } from '@foyer/testkit/log-writer.ts'
import type { FrameOptions } from '../../../playwright.config.ts'
import { channelWith } from './channels.ts'
import { HostPage } from './hosts.ts'
import { logWriter } from './log-writer.ts'
import { quiet } from './situations.ts'
import { test as base } from './test.ts'
import type { VisitorPage } from './visitor-page.ts'

/** A visitor who chats in a frame of another site. */
type Embedded = {
  host: HostPage
  visitor: VisitorPage
  chat: FrameLocator
  channelId: string
  say: (content: MessageContent, as?: As) => Promise<string>
}

type Fixtures = { embed: (config?: Partial<ChannelConfig>) => Promise<Embedded> }

export const test = base.extend<FrameOptions & Fixtures>({
  frameStorage: ['partitioned', { option: true }],
  embed: async ({ page, context, frameStorage }, provide) => {
    if (frameStorage === 'blocked') await context.addInitScript(blockInFrames)
    await provide(async (config = {}) => {
      const channelId = await channelWith({ ...quiet, ...config })
      const host = new HostPage(page, 'plain')
      await host.open(channelId)
      await host.openChat()
      const chat = host.frame.contentFrame()
      await expect(chat.locator('header').getByRole('button', { name: 'End chat' })).toBeVisible()
      const writer = await logWriter()
      const threadId = await writer.threadIn(channelId)
      const say: Embedded['say'] = (content, as) => writer.say(threadId, content, as)
      return { host, visitor: host.visitor, chat, channelId, say }
    })
  },
})

/**
 * As browsers do that block third-party storage: in frames asking for it is an error, and locks and channels go with it.
 * The headless browser has no such setting. Windows keep their storage.
 */
function blockInFrames(): void {
  if (window.top === window) return
  const refused = () => new DOMException('Access is denied for this document.', 'SecurityError')
  const refuse = (): never => {
    throw refused()
  }
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
    Object.defineProperty(window, name, { get: refuse })
  Object.defineProperty(document, 'cookie', { get: refuse, set: refuse })
  Object.defineProperty(window, 'BroadcastChannel', { value: refuse })
  Object.defineProperty(navigator, 'locks', { value: { request: async () => refuse() } })
}
