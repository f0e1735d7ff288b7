import { expect, test } from '@playwright/test'
import { writeAudit } from '@foyer/server/audit/write-audit.ts'
import { Agent } from '@foyer/testkit/agent.ts'
import { address } from '../journeys/people/address.ts'
import { worldDeps } from '../journeys/people/world.ts'
import { givenDesk, names, type GivenDesk } from './given-desk.ts'
import { looks, openIn, shoot } from './looks.ts'
import { signIn } from './sign-in.ts'

const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36'

/** Entries of people with long names, of commands and of rules, with short and long values. */
async function fillLog({ tenantId, http, email }: GivenDesk): Promise<void> {
  const { db } = await worldDeps()
  const at = Date.now() - 3_600_000
  const from = { tenantId, address: '2001:db8:85a3:8d3:1319:8a2e:370:7348', userAgent: chrome }
  const visitor = { kind: 'visitor', id: 'u-4711', name: '' } as const
  for (const [i, name] of names.filter(Boolean).entries())
    await writeAudit(
      db,
      { ...from, kind: 'agent', agentId: 9_000 + i, name },
      { action: 'blockVisitor', object: visitor, after: { period: 'day' } },
      at + i,
    )
  const erased = { kind: 'visitor', id: '', name: '' } as const
  const system = { ...from, kind: 'system', name: 'retention', address: '', userAgent: '' } as const
  await writeAudit(db, system, { action: 'liftHold', object: erased, before: { heldSince: at } }, at + 50)
  const tenant = { kind: 'tenant', id: 'demo', name: 'Demo' } as const
  const command = { ...system, kind: 'operator', name: 'root', userAgent: 'foyer' } as const
  await writeAudit(db, command, { action: 'createTenant', object: tenant, after: { locale: 'en' } }, at + 60)
  const ana = await Agent.signIn(http, email)
  await ana.call('setRetention', { retention: '1y' })
  const text = 'Hello {{visitor.name}},\n\nthank you for your patience. '.repeat(6)
  const saved = await ana.call('saveCanned', { title: 'Thanks', text, isShared: true })
  const { id } = saved.body.data['reply'] as { id: string }
  const title = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'
  await ana.call('saveCanned', { id, title, text: `<b>${text}</b>`, isShared: false })
}

for (const look of looks) {
  test(`WCAG audit log in ${look.locale}, ${look.theme}`, async ({ browser }) => {
    test.slow()
    const desk = await givenDesk()
    const page = await openIn(browser, look)
    await page.goto(address('/desk/settings/audit?action=createTenant'))
    await signIn(page, desk.email)
    await expect(page.locator('.desk-empty')).toBeVisible()
    await shoot(page, 'audit-empty', look)

    await fillLog(desk)
    await page.goto(address('/desk/settings/audit'))
    const rows = page.locator('.desk-audit-row')
    await expect(rows).toHaveCount(13)
    await shoot(page, 'audit', look)
    await rows.first().locator('summary').click()
    await rows.nth(2).locator('summary').click()
    await expect(page.locator('.desk-audit-changes')).toHaveCount(2)
    await rows.first().evaluate((row) => row.scrollIntoView())
    await shoot(page, 'audit-change', look)
    await rows.last().evaluate((row) => row.scrollIntoView())
    await shoot(page, 'audit-names', look)
    await page.context().close()
  })
}
