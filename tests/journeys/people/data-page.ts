import { expect, type Locator, type Page } from '@playwright/test'
import { Http } from '@foyer/testkit/http.ts'
import { threadIdOf } from '@foyer/testkit/talk.ts'
import { Visitor } from '@foyer/testkit/visitor.ts'
import { address } from './address.ts'
import type { AgentPage } from './agent-page.ts'

/** Goes to the page by its links. */
export async function openDataPage({ page }: AgentPage): Promise<void> {
  await page.getByRole('link', { name: 'Settings', exact: true }).click()
  await page.getByRole('link', { name: 'Data and privacy' }).click()
  await expect(page.getByRole('heading', { name: 'Retention' })).toBeVisible()
}

/** A visitor with a name who has written something and waits for an agent. */
export async function namedVisitor(
  channelId: string,
  userName: string,
): Promise<{ visitor: Visitor; threadId: string }> {
  const visitor = await Visitor.start(new Http(address('')), { channelId, userName })
  const threadId = await threadIdOf(visitor)
  await visitor.call('transferAgent')
  return { visitor, threadId }
}

/** The newest request of a kind about somebody. */
export function requestRow(page: Page, text: string): Locator {
  return page.getByRole('list', { name: 'Data requests' }).getByRole('listitem').filter({ hasText: text })
}
