import type { Page } from '@playwright/test'
import { demoPassword } from '@foyer/testkit/seed.ts'

/** Whatever language the page speaks. */
export async function signIn(page: Page, email: string): Promise<void> {
  await page.locator('input[name=email]').fill(email)
  await page.locator('input[name=password]').fill(demoPassword)
  await page.locator('button[type=submit]').click()
}
