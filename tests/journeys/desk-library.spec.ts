import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { AgentPage } from './people/agent-page.ts'
import { ownTeam } from './people/team.ts'
import { test } from './people/test.ts'
import { keepsToWcag } from './people/wcag.ts'

async function openLibrary({ page }: AgentPage, tab: string): Promise<void> {
  await page.getByRole('link', { name: 'Library' }).click()
  await page.getByRole('tab', { name: tab }).click()
}

async function chooseCsv(page: Page, csv: string | Buffer): Promise<void> {
  const choosing = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: /^Choose (a|another) file$/ }).press('Enter')
  await (await choosing).setFiles({ name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })
}

async function exportedCsv(page: Page): Promise<string> {
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export CSV' }).click()
  return readFile(await (await downloading).path(), 'utf8')
}

test('canned replies move as CSV: what would happen is shown first, and refused rows say why', async ({
  browser,
}) => {
  const team = await ownTeam()
  const agent = await AgentPage.signIn(browser, team.ana)
  const { page } = agent
  const dialog = page.getByRole('dialog')
  await openLibrary(agent, 'Canned replies')
  await page.getByRole('button', { name: 'Import CSV' }).press('Enter')
  await expect(dialog).toContainText('title, text, shared')
  await keepsToWcag(page)

  await test.step('a file in another encoding is refused before it is sent', async () => {
    await chooseCsv(page, Buffer.from([0xc3, 0xf4, 0xb8, 0xd0]))
    await expect(dialog.getByRole('alert')).toContainText('UTF-8')
    await chooseCsv(page, 'a,b\n1,2')
    await expect(dialog.getByRole('alert')).toContainText('title, text, shared')
  })
  await test.step('a dry run changes nothing', async () => {
    await chooseCsv(page, 'title;text;shared\nHello;=1+1;yes\n<b>Bold</b>;x;perhaps\nBye;"one\ntwo";no')
    await expect(dialog.getByRole('status')).toContainText('Nothing has been changed yet')
    await expect(dialog.getByRole('row')).toHaveCount(4)
    await dialog.getByLabel('Show only refused rows').check()
    await expect(dialog.getByRole('row')).toHaveCount(2)
    await expect(dialog.getByRole('row').last()).toContainText('3<b>Bold</b>Refused: write yes or no')
    await keepsToWcag(page)
    await expect(page.locator('.desk-shelf > li')).toHaveCount(0)
  })
  await test.step('then it happens', async () => {
    await dialog.getByRole('button', { name: 'Import 2 rows' }).press('Enter')
    await expect(dialog.getByRole('status')).toContainText('finished')
    await dialog.getByRole('button', { name: 'Close' }).last().press('Enter')
    await expect(page.locator('.desk-shelf > li')).toHaveCount(2)
    expect(await exportedCsv(page)).toBe(
      '\uFEFF"title","text","shared"\r\n"Bye","one\ntwo","no"\r\n"Hello","\'=1+1","yes"\r\n',
    )
  })
  await agent.close()
})

test('sensitive words and the blocklist have their own files', async ({ browser }) => {
  const team = await ownTeam()
  const agent = await AgentPage.signIn(browser, team.ana)
  const { page } = agent
  const dialog = page.getByRole('dialog')
  await openLibrary(agent, 'Sensitive words')
  await page.getByRole('button', { name: 'Import CSV' }).click()
  await chooseCsv(page, 'word,withheld\nguarantee,yes')
  await dialog.getByRole('button', { name: 'Import 1 row' }).click()
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await expect(page.getByRole('list', { name: 'Sensitive words' })).toContainText('guarantee')
  expect(await exportedCsv(page)).toContain('"guarantee","yes"')

  await openLibrary(agent, 'Blocklist')
  await page.getByRole('button', { name: 'Import CSV' }).click()
  await chooseCsv(page, 'userId,until\nnobody-here,')
  await expect(dialog.getByRole('row').last()).toContainText('your organisation has no such visitor')
  await expect(dialog.getByRole('button', { name: 'Nothing to import' })).toBeDisabled()
  await agent.close()
})
