import { expect, test } from '@playwright/test'
import { operatorOf } from '@foyer/server/audit/write-audit.ts'
import { createAgent } from '@foyer/server/features/accounts/create-agent.ts'
import { Agent } from '@foyer/testkit/agent.ts'
import { demoPassword } from '@foyer/testkit/seed.ts'
import { seedGroup } from '@foyer/testkit/seed-routing.ts'
import { newId } from '@foyer/testkit/visitor.ts'
import { address } from '../journeys/people/address.ts'
import { worldDeps } from '../journeys/people/world.ts'
import { givenDesk, names, type GivenDesk } from './given-desk.ts'
import { looks, openIn, shoot } from './looks.ts'
import { signIn } from './sign-in.ts'

/** Long names, several groups, every status, and invitations whose mails fared differently. */
async function fillTeam(desk: GivenDesk): Promise<{ link: string }> {
  const { db } = await worldDeps()
  const { tenantId } = desk
  const groups = ['Sales', 'Rückgaben und Reklamationen im Außendienst', '售后']
  for (const id of groups) await seedGroup(db, { tenantId, id, agentIds: [] })
  const roles = ['agent', 'supervisor', 'admin', 'owner'] as const
  const added = []
  for (const [place, nick] of names.filter(Boolean).entries())
    added.push(
      await db.transaction().execute((trx) =>
        createAgent(
          trx,
          tenantId,
          {
            email: `${newId()}-with-a-rather-long-mailbox@department.of.the.looks.example`,
            nick,
            role: roles[place % roles.length] ?? 'agent',
            password: demoPassword,
            groupIds: groups.slice(0, place % 4),
          },
          { actor: operatorOf(tenantId, 'looks'), now: Date.now() },
        ),
      ),
    )
  const ana = await Agent.signIn(desk.http, desk.email)
  await ana.call('deactivateMember', { adminId: String(added[1]?.agentId) })
  const states = [
    { mail_state: 'waiting', mail_answer: '451 4.7.1 Try again later' },
    {
      mail_state: 'refused',
      mail_answer: '550 5.1.1 The email account that you tried to reach does not exist',
    },
    { mail_state: 'off', mail_answer: '', expires_at: Date.now() - 1 },
  ] as const
  for (const state of states) {
    const made = await invite(ana)
    await db
      .updateTable('invitations')
      // Another round: the mail that is on its way tells nothing about this one.
      .set({ ...state, round: 2 })
      .where('tenant_id', '=', tenantId)
      .where('id', '=', made.invitation.invitationId)
      .execute()
  }
  return invite(ana)
}

async function invite(ana: Agent) {
  const email = `${newId()}-invited@department.of.the.looks.example`
  const answer = await ana.call('inviteAgent', { email, role: 'supervisor', groupIds: ['default'] })
  return answer.body.data as unknown as { link: string; invitation: { invitationId: string } }
}

for (const look of looks) {
  test(`WCAG the team and its invitations in ${look.locale}, ${look.theme}`, async ({ browser }) => {
    test.slow()
    const desk = await givenDesk()
    const page = await openIn(browser, look)
    await page.goto(address('/desk/settings/team'))
    await signIn(page, desk.email)
    const rows = page.locator('.desk-team-list > li')
    await expect(rows).toHaveCount(2)
    await shoot(page, 'team-empty', look)

    const { link } = await fillTeam(desk)
    await page.reload()
    await expect(rows).toHaveCount(12)
    await shoot(page, 'team', look)
    await page.getByRole('searchbox').fill('nobody of this name')
    await expect(rows).toHaveCount(4)
    await page.evaluate(() => document.querySelector('.desk-settings-page')?.scrollTo(0, 200))
    await shoot(page, 'team-invitations', look)
    await page.getByRole('searchbox').fill('')
    await expect(rows).toHaveCount(12)

    await page.locator('.desk-team > div > button').click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.locator('input[type=checkbox]')).toHaveCount(4)
    await shoot(page, 'team-invite', look)
    await dialog.locator('input[type=email]').fill(`${newId()}@looks.example`)
    await dialog.locator('button[type=submit]').click()
    await expect(dialog.locator('code')).toBeVisible()
    await shoot(page, 'team-link', look)
    await page.keyboard.press('Escape')
    await rows.nth(3).locator('.desk-team-buttons button').first().click()
    await expect(dialog.locator('select')).toBeVisible()
    await shoot(page, 'team-edit', look)
    await page.keyboard.press('Escape')
    await rows.nth(3).locator('.desk-team-buttons button').last().click()
    await expect(dialog).toBeVisible()
    await shoot(page, 'team-deactivate', look)
    await page.context().close()

    const guest = await openIn(browser, look)
    await guest.goto(address(link))
    await expect(guest.locator('input[name=name]')).toBeVisible()
    await guest.locator('input[name=password]').fill('tenant tenant')
    await guest.locator('button[type=submit]').click()
    await expect(guest.locator('input[name=name][aria-invalid=true]')).toBeVisible()
    await shoot(guest, 'join', look)
    await guest.goto('about:blank')
    await guest.goto(address('/desk/join#token=j1.x'))
    await expect(guest.locator('.desk-sign-in-card a')).toBeVisible()
    await shoot(guest, 'join-invalid', look)
    await guest.context().close()
  })
}
