import { expect, test } from '@playwright/test'
import { Agent } from '@foyer/testkit/agent.ts'
import { address } from '../journeys/people/address.ts'
import { givenDesk } from './given-desk.ts'
import { looks, openIn, shoot } from './looks.ts'
import { signIn } from './sign-in.ts'

const settings = {
  isOn: true,
  issuer: 'https://login.harbour.example/realms/a-realm-with-a-name-that-is-longer-than-a-phone-is-wide',
  clientId: 'foyer',
  clientSecret: 'a secret',
  label: 'Harbour account',
  groupsClaim: 'groups',
  roles: [
    { group: 'support-leads', role: 'supervisor' },
    { group: 'CN=客服,OU=Groups,DC=harbour,DC=example', role: 'agent' },
  ],
  trustsEmail: true,
  createsAccounts: true,
  domains: ['harbour.example', 'a-rather-long-domain-name.harbour.example'],
  isRequired: true,
}

for (const look of looks) {
  test(`WCAG single sign-on in ${look.locale}, ${look.theme}`, async ({ browser }) => {
    test.slow()
    const desk = await givenDesk()
    const owner = await Agent.signIn(desk.http, desk.email)
    expect((await owner.call('setSso', settings)).body).toMatchObject({ code: 200 })
    const page = await openIn(browser, look)
    await page.goto(address(`/desk/sso/${desk.channelKey}?state=x&code=y`))
    await expect(page.getByRole('alert')).toBeVisible()
    await shoot(page, 'sso-refused', look)

    await page.goto(address('/desk/settings/security'))
    const open = page.locator('.desk-sso-open')
    await expect(open).toBeVisible()
    await shoot(page, 'sign-in-sso', look)
    await open.click()
    await page.locator('input[name=organisation]').press('Enter')
    await expect(page.locator('.mantine-InputWrapper-error')).toBeVisible()
    await shoot(page, 'sign-in-sso-organisation', look)

    // An installation with one organisation: this one has many.
    const options = { code: 200, data: { hasMail: true, hasSso: true, sso: { label: settings.label } } }
    await page.route('**/signInOptions', (route) => route.fulfill({ json: options }))
    await page.reload()
    await expect(page.locator('.desk-sso-entry button')).toContainText(settings.label)
    await shoot(page, 'sign-in-sso-only', look)
    await page.unroute('**/signInOptions')

    await page.reload()
    await signIn(page, desk.email)
    const form = page.locator('.desk-sso-form')
    await expect(form).toBeVisible()
    await form.evaluate((part) => part.scrollIntoView({ block: 'start' }))
    await shoot(page, 'security-sso', look)
    await page.locator('.desk-sso-roles').evaluate((part) => part.scrollIntoView({ block: 'start' }))
    await shoot(page, 'security-sso-roles', look)
    const issuer = form.locator('input[inputmode=url]')
    await issuer.fill('http://login.harbour.example')
    await page.locator('.desk-sso-check button').click()
    await expect(form.locator('.mantine-InputWrapper-error')).toBeVisible()
    await form.evaluate((part) => part.scrollIntoView({ block: 'start' }))
    await shoot(page, 'security-sso-problem', look)
    await page.context().close()
  })
}
