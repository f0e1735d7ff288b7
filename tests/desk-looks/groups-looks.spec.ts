import { expect, test } from '@playwright/test'
import { Agent } from '@foyer/testkit/agent.ts'
import { seedGroup } from '@foyer/testkit/seed-routing.ts'
import { address } from '../journeys/people/address.ts'
import { worldDeps } from '../journeys/people/world.ts'
import { givenDesk, names } from './given-desk.ts'
import { looks, openIn, shoot } from './looks.ts'
import { signIn } from './sign-in.ts'

const hours = {
  timeZone: 'Europe/Berlin',
  week: {
    mon: [
      ['09:00', '12:30'],
      ['13:30', '18:00'],
    ],
    tue: [['09:00', '18:00']],
    fri: [['22:00', '06:00']],
  },
  holidays: { '2026-12-24': [['09:00', '12:00']], '2026-12-25': [] },
  holidayNames: { '2026-12-24': 'Heiligabend und die Tage davor, an denen niemand arbeitet' },
}

for (const look of looks) {
  test(`WCAG groups, hours and holidays in ${look.locale}, ${look.theme}`, async ({ browser }) => {
    test.slow()
    const desk = await givenDesk()
    const { db } = await worldDeps()
    const { tenantId } = desk
    const ana = await Agent.signIn(desk.http, desk.email)
    const page = await openIn(browser, look)
    await page.goto(address('/desk/settings/groups'))
    await signIn(page, desk.email)
    await expect(page.locator('.desk-groups-list li')).toHaveCount(1)
    await shoot(page, 'groups-one', look)

    for (const [index, name] of names.filter((one) => one !== '').entries())
      await seedGroup(db, { tenantId, id: `g${index}`, agentIds: desk.agents.map(({ id }) => id) }).then(() =>
        db
          .updateTable('agent_groups')
          .set({ name })
          .where('tenant_id', '=', tenantId)
          .where('id', '=', `g${index}`)
          .execute(),
      )
    await ana.call('saveGroup', {
      groupId: 'g0',
      version: 1,
      groupName: 'Orders, delivery and everything else that has to do with parcels',
      queueLimit: 50,
      hours,
      members: desk.agents.map(({ id }) => String(id)),
      channels: [],
      overflow: { groupId: 'g1', afterSeconds: 120 },
    })
    await page.reload()
    await expect(page.locator('.desk-groups-list li')).toHaveCount(7)
    await shoot(page, 'groups', look)

    await page.goto(address('/desk/settings/groups/edit/g0'))
    const parts = page.locator('.desk-settings-part')
    await expect(parts).toHaveCount(8)
    await shoot(page, 'group-basics', look)
    await parts.nth(2).evaluate((part) => part.scrollIntoView())
    await shoot(page, 'group-hours', look)
    await parts.nth(3).evaluate((part) => part.scrollIntoView())
    await shoot(page, 'group-holidays', look)

    await page.locator('input[type=date]').last().fill('2026-12-24')
    await page.locator('.desk-group-at input[type=time]').fill('23:30')
    await page.locator('.desk-group-at button').click()
    await expect(page.locator('.desk-group-answer p')).toBeVisible()
    await parts.nth(4).evaluate((part) => part.scrollIntoView())
    await shoot(page, 'group-at', look)
    await parts.nth(7).evaluate((part) => part.scrollIntoView())
    await shoot(page, 'group-end', look)

    await page.locator('.desk-hours-actions button').first().click()
    await page.locator('.desk-hours-day').nth(1).locator('input').first().fill('18:00')
    await page.locator('.desk-group-save button').click()
    await expect(page.locator('.desk-group-save .desk-group-problem')).toBeVisible()
    await shoot(page, 'group-problems', look)

    await page.locator('.desk-group-buttons button').nth(1).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page
      .getByRole('dialog')
      .getByRole('combobox')
      .first()
      .fill(look.locale === 'zh' ? '德国' : 'Germany')
    await page.getByRole('dialog').getByRole('option').first().click()
    await expect(page.getByRole('dialog').getByRole('checkbox').first()).toBeVisible()
    await shoot(page, 'group-suggest', look)
    await page.context().close()
  })
}
