import { expect } from '@playwright/test'
import { AgentPage } from './people/agent-page.ts'
import { ChannelPages, saveDraft } from './people/channel-pages.ts'
import { ownTeam } from './people/team.ts'
import { test } from './people/test.ts'

test('“Check all” names the one language and layout in which a text does not fit', async ({ browser }) => {
  test.slow()
  const { ana, channelId } = await ownTeam()
  const titleDesc = 'Help'
  await saveDraft(ana, channelId, {
    titleDesc,
    receiveMode: 3,
    translations: { de: { [titleDesc]: 'Hilfe zu Bestellungen, Lieferungen und Rücksendungen' } },
  })
  const { page } = await AgentPage.signIn(browser, ana)
  const pages = new ChannelPages(page, channelId)
  await pages.open('/sheet')
  await page.getByRole('button', { name: 'Check all' }).click()
  const began = Date.now()
  const progress = page.getByRole('progressbar', { name: 'Check all' })
  await expect(progress).toBeVisible()
  const findings = page.getByRole('region', { name: 'Findings' })
  await expect(progress).toHaveCount(0, { timeout: 180_000 })
  test.info().annotations.push({ type: 'seconds', description: `${(Date.now() - began) / 1000}` })
  await expect(findings.getByRole('listitem')).toHaveText([
    /^Deutsch · Phone · Light: Title$/,
    /^Deutsch · Phone · Dark: Title$/,
  ])
})
