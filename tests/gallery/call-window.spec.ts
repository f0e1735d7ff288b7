import { expect, type Locator, type Page } from '@playwright/test'
import { openContext } from '../../apps/widget/gallery/tool/open-context.ts'
import { fewVariants, type Variant } from '../../apps/widget/gallery/tool/variants.ts'
import { createVisitor } from '../../apps/widget/gallery/tool/visitor.ts'
import { test, type Gallery } from './gallery-test.ts'

const file = '../src/features/call/call.exhibit.tsx'
const [desktop, phone] = fewVariants

/** A call that answers to what is pressed, in a window of its layout. */
async function open(gallery: Gallery, name: string, variant: Variant | undefined) {
  const exhibit = gallery.exhibitsOf(file).find((each) => each.name === name)
  if (!exhibit || !variant) throw new Error(`there is no exhibit ${name}`)
  const context = await openContext(gallery.browser, variant.layout)
  const { page, show } = await createVisitor(context, gallery.address)
  expect(await show(exhibit, variant)).toEqual([])
  return { page, call: page.getByRole('dialog'), close: () => context.close() }
}

async function boxOf(element: Locator) {
  const box = await element.boundingBox()
  if (!box) throw new Error('it is not there')
  return box
}

async function drag(page: Page, handle: Locator, x: number, y: number): Promise<void> {
  const box = await boxOf(handle)
  // Not in its middle: over the name.
  const from = { x: box.x + 20, y: box.y + box.height / 2 }
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x + x / 2, from.y + y / 2)
  await page.mouse.move(from.x + x, from.y + y)
  await page.mouse.up()
}

test('S-25 on a desktop the window of a call goes where it is dragged, and stays in sight', async ({
  gallery,
}) => {
  const { page, call, close } = await open(gallery, 'call/chat-video', desktop)
  const handle = call.getByRole('button', { name: 'Move the window (arrow keys)' })
  const before = await boxOf(call)
  await drag(page, handle, -200, 60)
  expect(await boxOf(call)).toMatchObject({ x: before.x - 200, y: before.y + 60 })

  await handle.press('ArrowLeft')
  await handle.press('ArrowUp')
  expect(await boxOf(call)).toMatchObject({ x: before.x - 224, y: before.y + 36 })

  await drag(page, handle, -5000, -5000)
  expect(await boxOf(call)).toMatchObject({ x: 8, y: 8 })
  await drag(page, handle, 5000, 5000)
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  const corner = await boxOf(call)
  expect(corner.x + corner.width).toBeCloseTo(width - 8, 0)
  expect(corner.y + corner.height).toBeCloseTo(height - 8, 0)

  await page.setViewportSize({ width: 700, height: 500 })
  await expect.poll(async () => (await boxOf(call)).x + corner.width).toBeCloseTo(692, 0)
  await close()
})

test('S-25 it can be resized by pointer and by keys, and remembers its place while it is small', async ({
  gallery,
}) => {
  const { page, call, close } = await open(gallery, 'call/chat-video', desktop)
  await drag(page, call.getByRole('button', { name: 'Move the window (arrow keys)' }), -300, -20)
  const corner = call.getByRole('button', { name: 'Resize the window (arrow keys)' })
  const before = await boxOf(call)
  const grip = await boxOf(corner)
  await page.mouse.move(grip.x + 12, grip.y + 12)
  await page.mouse.down()
  await page.mouse.move(grip.x + 92, grip.y + 72)
  await page.mouse.up()
  expect(await boxOf(call)).toMatchObject({ width: before.width + 80, height: before.height + 60 })
  await corner.press('ArrowRight')
  const placed = await boxOf(call)
  expect(placed.width).toBe(before.width + 104)

  await call.getByRole('button', { name: 'Minimize call' }).click()
  await expect(call).toHaveCount(0)
  await page.getByRole('button', { name: 'Expand call' }).click()
  expect(await boxOf(call)).toEqual(placed)
  await close()
})

test('S-25 picture in picture is opened and ended by its button', async ({ gallery }) => {
  const { page, call, close } = await open(gallery, 'call/video', desktop)
  const button = call.getByRole('button', { name: 'Picture in picture' })
  await button.click()
  await expect(button).toHaveAttribute('aria-pressed', 'true')
  expect(await page.evaluate(() => document.pictureInPictureElement?.getAttribute('aria-label'))).toBe(
    'Video of Ana',
  )
  await button.click()
  await expect(button).toHaveAttribute('aria-pressed', 'false')
  expect(await page.evaluate(() => document.pictureInPictureElement)).toBeNull()
  await close()
})

test('S-25 the chat stays usable during a call: beside the window, and on a phone below a bar', async ({
  gallery,
}) => {
  for (const variant of fewVariants) {
    const { page, call, close } = await open(gallery, 'call/chat-video', variant)
    if (variant === phone) {
      // All of the screen, and nothing behind it can be reached by keys.
      expect(await boxOf(call)).toMatchObject({ x: 0, y: 0, width: 320, height: 568 })
      await page.keyboard.press('Escape')
      await expect(page.getByRole('region', { name: 'Call with Ana' })).toBeVisible()
    }
    await page.getByRole('textbox', { name: 'Message' }).click()
    await expect(page.getByRole('textbox', { name: 'Message' })).toBeFocused()
    await expect(page.getByRole('button', { name: 'Voice call' })).toBeDisabled()
    await page.getByRole('button', { name: 'Hang up' }).click()
    await expect(page.getByText('Call ended')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Voice call' })).toBeEnabled()
    await close()
  }
})

test('a call that comes in takes no focus from who is writing', async ({ gallery }) => {
  const { page, close } = await open(gallery, 'call/chat-incoming', desktop)
  await expect(page.getByRole('alertdialog', { name: 'Ana is calling' })).toBeVisible()
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY')
  await page.getByRole('button', { name: 'Decline' }).click()
  await expect(page.getByText('Call declined')).toBeVisible()
  await close()
})

test('a call that comes in while a dialog is open can be answered, and not by a key that was meant for it', async ({
  gallery,
}) => {
  const { page, close } = await open(gallery, 'call/incoming-over-dialog', desktop)
  const card = page.getByRole('alertdialog', { name: 'Ana is calling' })
  await expect(card).toBeFocused()
  for (const key of ['Enter', 'Space', 'Escape', 'Escape']) await page.keyboard.press(key)
  await expect(card).toBeVisible()
  await card.getByRole('button', { name: 'Decline' }).click()
  await expect(page.getByText('Call declined')).toBeVisible()
  await close()
})
