import { expect, type Page } from '@playwright/test'
import { speaker } from '@foyer/testkit/model/speech.ts'
import { withModel } from './people/model.ts'
import { test } from './people/test.ts'

/** A visitor asks, and the model begins to speak. */
async function asked(page: Page) {
  const { visitor, server } = await withModel(page)
  const model = speaker()
  server.behave(model.behaviour)
  await visitor.write('How do I return something?')
  const dots = visitor.log.locator('.foyer-typing-dots')
  await expect(dots).toBeVisible()
  await model.opened
  const growing = visitor.log.locator('[inert]')
  return { visitor, server, model, dots, growing }
}

test('T-03 D-16 an answer of a model grows in its place, becomes the message, and says what it is taken from', async ({
  page,
}) => {
  const { visitor, server, model, dots, growing } = await asked(page)

  await test.step('T-03 it grows where the dots were', async () => {
    model.say('[1] You have **30 days**')
    model.say(' from the')
    await expect(growing).toContainText('You have 30 days')
    await expect(dots).toHaveCount(0)
    await expect(growing.locator('strong')).toHaveText('30 days')
    model.say(' day it came:\n- unused\n- in its box')
    await expect(async () => {
      model.say('.')
      await expect(growing.getByText('in its box')).toBeVisible({ timeout: 1000 })
    }).toPass()
    await expect(growing).toHaveCount(1)
  })

  await test.step('nobody is read half an answer', async () => {
    expect(await visitor.log.ariaSnapshot()).not.toContain('30 days')
  })

  await test.step('T-03 the message comes in its place', async () => {
    const before = await growing.locator('.foyer-rich').boundingBox()
    model.finish()
    await expect(growing).toHaveCount(0)
    const answer = visitor.log.locator('.foyer-rich')
    await expect(answer).toHaveCount(1)
    await expect(answer).toContainText('You have 30 days from the day it came:')
    expect((await answer.boundingBox())?.width).toBeCloseTo(before?.width ?? 0, 0)
    await expect(dots).toHaveCount(0)
    expect((await visitor.log.ariaSnapshot()).split('30 days')).toHaveLength(2)
  })

  await test.step('D-16 with what it was taken from', async () => {
    const slip = visitor.log.getByRole('link', { name: 'Return slip.pdf' })
    await expect(slip).toHaveAttribute('href', '/files/f1/return-slip.pdf')
    await expect(visitor.log.getByRole('group', { name: 'Was this helpful?' })).toBeVisible()
  })

  await test.step('and is there after a reload', async () => {
    await page.reload()
    await expect(visitor.log.getByText('You have')).toBeVisible()
    await expect(visitor.log.getByRole('link', { name: 'Return slip.pdf' })).toBeVisible()
  })
  await server.close()
})

test('T-03 an answer that breaks off is taken away, and the robot answers from knowledge', async ({
  page,
}) => {
  const { visitor, server, model, dots, growing } = await asked(page)
  model.say('[1] You have 30 days, or may')
  await expect(growing).toContainText('You have 30 days')
  await server.close()
  await expect(visitor.log.getByText('Everything may come back to us.')).toBeVisible()
  await expect(growing).toHaveCount(0)
  await expect(dots).toHaveCount(0)
  await expect(visitor.log.getByText('You have 30 days')).toHaveCount(0)
})

test('T-03 half an answer does not outlive its connection; the whole one is there when it is back', async ({
  page,
  context,
}) => {
  const { visitor, server, model, growing } = await asked(page)
  model.say('[1] You have 30 days, and')
  await expect(growing).toContainText('You have 30 days')
  await context.setOffline(true)
  await expect(growing).toHaveCount(0)
  model.say(' not one more.')
  model.finish()
  await context.setOffline(false)
  await expect(visitor.log.getByText('You have 30 days, and not one more.')).toHaveCount(1)
  await server.close()
})

test('T-03 what a model says is words: no markup, no picture, no address of its own', async ({ page }) => {
  const { visitor, server, model } = await asked(page)
  const called: string[] = []
  page.on('request', (request) => void called.push(request.url()))
  model.say('[1] <img src=x onerror=alert(1)> ![p](https://evil.example/p.png?d=1) ')
  model.say('[more](https://evil.example/?d=1) and https://shop.example/returns')
  model.finish()
  const answer = visitor.log.locator('.foyer-rich')
  await expect(answer).toContainText('<img src=x onerror=alert(1)>')
  await expect(answer).toContainText('more (evil.example)')
  await expect(answer.locator('img')).toHaveCount(0)
  await expect(answer.getByRole('link')).toHaveText(['https://shop.example/returns'])
  expect(called.filter((url) => url.includes('evil.example'))).toEqual([])
  await server.close()
})

test('T-03 the robot falls silent when the visitor asks for a person', async ({ page }) => {
  const { visitor, server, model, growing, dots } = await asked(page)
  model.say('[1] You have 30 days, and')
  await expect(growing).toContainText('You have 30 days')
  await visitor.askForPerson()
  await expect(page.getByText(/You are number \d+ in the queue/)).toBeVisible()
  await expect(growing).toHaveCount(0)
  await expect(dots).toHaveCount(0)
  await expect.poll(() => (model.say('.'), model.isGone())).toBe(true)
  await expect(visitor.log.getByText('You have 30 days')).toHaveCount(0)
  await server.close()
})
