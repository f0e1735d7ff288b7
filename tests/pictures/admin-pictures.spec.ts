import { expect, test } from '@playwright/test'
import { Agent } from '@foyer/testkit/agent.ts'
import { givenDesk } from '../desk-looks/given-desk.ts'
import { openIn } from '../desk-looks/looks.ts'
import { signIn } from '../desk-looks/sign-in.ts'
import { address } from '../journeys/people/address.ts'
import { shoot } from './shoot.ts'

const day = [
  ['09:00', '12:30'],
  ['13:30', '18:00'],
]
const hours = {
  timeZone: 'Europe/Berlin',
  week: { mon: day, tue: day, wed: day, thu: day, fri: [['09:00', '16:00']] },
  holidays: { '2026-12-24': [['09:00', '12:00']], '2026-12-25': [] },
  holidayNames: { '2026-12-24': 'Christmas Eve', '2026-12-25': 'Christmas Day' },
}

test('the pages of an admin', async ({ browser }) => {
  test.slow()
  const desk = await givenDesk()
  const ana = await Agent.signIn(desk.http, desk.email)
  await ana.call('inviteAgent', { email: 'mia@shop.example', role: 'supervisor', groupIds: ['default'] })
  const members = desk.agents.map(({ id }) => String(id))
  for (const adminId of members) await ana.call('changeMember', { adminId, maxThreads: 5 })
  const group = { groupName: 'Orders and delivery', queueLimit: 50, members, channels: [], hours }
  const { groupId } = (await ana.call('saveGroup', group)).body.data as { groupId: string }
  await ana.call('setRetention', { retention: '1y' })
  await ana.call('setVisibility', { visibility: 'groups' })

  const page = await openIn(browser, { locale: 'en', theme: 'light' })
  await page.goto(address('/desk/settings/team'))
  await signIn(page, desk.email)
  await expect(page.getByText('mia@shop.example')).toBeVisible()
  await shoot(page, 'team')
  await page.goto(address(`/desk/settings/groups/edit/${groupId}`))
  const monday = page.getByText('Monday').first()
  await expect(monday).toBeVisible()
  await monday.evaluate((row) => row.scrollIntoView({ block: 'center' }))
  await shoot(page, 'groups')
  await page.goto(address('/desk/settings/visibility'))
  await expect(page.getByRole('radio', { name: 'Conversations of their groups' })).toBeChecked()
  await shoot(page, 'visibility')
  await page.goto(address('/desk/settings/security'))
  await page.getByRole('switch', { name: 'Require it for everybody' }).click()
  await expect(page.getByLabel('Time to set it up')).toBeVisible()
  await shoot(page, 'security')
  await page.goto(address(`/desk/settings/channels/${desk.channelKey}?part=appearance`))
  await expect(page.frameLocator('iframe').locator('.bubble').first()).toBeVisible()
  await shoot(page, 'channel')
  await page.goto(address('/desk/settings/audit'))
  await page.locator('summary, [aria-expanded=false]').filter({ hasText: 'Changed who sees' }).first().click()
  await shoot(page, 'audit')
  await page.goto(address('/desk/settings/doctor'))
  await expect(page.getByText('Calls (TURN)')).toBeVisible({ timeout: 60_000 })
  await shoot(page, 'doctor')
  await page.goto(address('/desk/setup?step=appearance'))
  await expect(page.locator('iframe')).toBeVisible()
  await expect(page.frameLocator('iframe').getByText('Hello!').first()).toBeVisible()
  await shoot(page, 'setup')
})
