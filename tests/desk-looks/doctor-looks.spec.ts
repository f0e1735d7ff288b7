import { expect, test } from '@playwright/test'
import type { DoctorResult } from '@foyer/contract/desk/doctor-words.ts'
import { address } from '../journeys/people/address.ts'
import { givenDesk } from './given-desk.ts'
import { looks, openIn, shoot } from './looks.ts'
import { signIn } from './sign-in.ts'

const longName =
  'turn:relay-of-a-provider-with-a-very-long-name.eu-central-1.compute.shop.example:3478?transport=udp'

/** Everything that goes wrong at once, which no test engine does. */
const broken: DoctorResult[] = [
  {
    check: 'database',
    state: 'failed',
    facts: [{ name: 'reason', values: { reason: 'connect ECONNREFUSED 10.12.0.3:5432' } }],
    advice: ['databaseUnreachable'],
  },
  {
    check: 'mail',
    state: 'failed',
    facts: [
      { name: 'mailServer', values: { server: 'mail.shop.example:587' } },
      { name: 'mailAnswer', values: { answer: '535 5.7.8 Error: authentication failed: UGFzc3dvcmQ6' } },
    ],
    advice: ['mailSignIn'],
  },
  {
    check: 'turn',
    state: 'warning',
    facts: [
      { name: 'turnRelay', values: { url: longName, address: '203.0.113.7', ms: 1_240 } },
      {
        name: 'turnFailed',
        values: { url: longName.replace('udp', 'tcp'), reason: 'the relay does not answer' },
      },
    ],
    advice: ['turnUnreachable', 'turnPrivate'],
  },
  {
    check: 'jobs',
    state: 'warning',
    facts: [
      { name: 'jobsReport', values: { count: 19, seconds: 41 } },
      { name: 'jobLate', values: { job: 'retention', minutes: 1_312 } },
      { name: 'jobNever', values: { job: 'vectors' } },
    ],
    advice: ['jobLate'],
  },
  { check: 'embeddings', state: 'off', facts: [], advice: [] },
]

for (const look of looks) {
  test(`WCAG doctor in ${look.locale}, ${look.theme}`, async ({ browser }) => {
    test.slow()
    const desk = await givenDesk()
    const page = await openIn(browser, look)
    await page.goto(address('/desk/settings/doctor'))
    await signIn(page, 'ana@demo.example')
    const rows = page.locator('.desk-doctor-row')
    await expect(rows).toHaveCount(17, { timeout: 60_000 })
    await shoot(page, 'doctor', look)
    await rows.nth(6).evaluate((row) => row.scrollIntoView())
    await shoot(page, 'doctor-middle', look)
    await rows.last().evaluate((row) => row.scrollIntoView())
    await shoot(page, 'doctor-end', look)

    const data = { scope: 'installation', time: Date.now(), results: broken }
    await page.route('**/api/desk/runDoctor', (route) => route.fulfill({ json: { code: 200, data } }))
    await page.reload()
    await expect(page.locator('.desk-doctor-failed')).toHaveCount(2)
    await shoot(page, 'doctor-broken', look)
    await rows.nth(2).evaluate((row) => row.scrollIntoView())
    await shoot(page, 'doctor-broken-end', look)

    // What is under way, and what an organisation sees that shares the installation.
    await page.unroute('**/api/desk/runDoctor')
    await page.context().clearCookies()
    await page.goto(address('/desk/settings/doctor'))
    await page.route('**/api/desk/runDoctor', () => undefined)
    await signIn(page, desk.email)
    await expect(page.locator('.desk-doctor-summary strong')).toBeVisible()
    await shoot(page, 'doctor-running', look)
    await page.unroute('**/api/desk/runDoctor')
    await page.reload()
    await expect(rows).toHaveCount(6, { timeout: 60_000 })
    await shoot(page, 'doctor-tenant', look)
    await page.context().close()
  })
}
