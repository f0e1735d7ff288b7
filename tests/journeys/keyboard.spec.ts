import { expect, type Locator } from '@playwright/test'
import { fields } from '@foyer/contract/forms/fields/index.ts'
import { robotTips } from '@foyer/contract/robot/endpoints.ts'
import { answerWith } from './people/calls.ts'
import { channelWith } from './people/channels.ts'
import { ComposerTools } from './people/composer-tools.ts'
import { picture } from './people/files.ts'
import { Keys } from './people/keys.ts'
import { logWriter } from './people/log-writer.ts'
import { robotSays } from './people/robot.ts'
import { take } from './people/taken.ts'
import { test } from './people/test.ts'
import { VisitorPage } from './people/visitor-page.ts'

test('S-13 S-12 S-15 the robot by keyboard alone: a question of the guide, the menu, the tips, a person', async ({
  page,
}) => {
  test.slow()
  const { visitor, keys, channelId, threadId } = await opened(page)
  await answerWith(page, 'robotTips', robotTips.example.output)
  await robotSays(page, threadId, () => ({
    msgType: 1,
    msgContent: 'I see.',
    suggestList: [],
    showTransferBtn: 0,
  }))

  await test.step('S-16 writes and sends', async () => {
    await keys.goTo(visitor.box)
    await keys.type('Good morning')
    await keys.press('Enter')
    await expect(visitor.message('I see.')).toHaveCount(1)
    await expect(visitor.box).toBeFocused()
  })

  await test.step('S-13 a question of the guide; its topics by the arrows', async () => {
    await keys.goTo(page.getByRole('tab', { name: 'Delivery' }))
    await keys.press('ArrowRight')
    await expect(page.getByRole('tab', { name: 'Returns' })).toBeFocused()
    await keys.use(visitor.log.getByRole('button', { name: 'How do I return something?' }))
    await expect.poll(() => visitor.ownTexts()).toEqual(['Good morning', 'How do I return something?'])
  })

  await test.step('S-12 the quick menu is one stop, and the arrows lead along it', async () => {
    await keys.use(page.getByRole('button', { name: 'Quick actions' }))
    await keys.goTo(page.getByRole('button', { name: 'My order', exact: true }))
    await keys.press('ArrowRight', 'ArrowRight')
    await expect(page.getByRole('button', { name: 'Opening hours' })).toBeFocused()
    await keys.press('Enter')
    await expect(visitor.message('We are here Monday to Saturday, 9:00 to 18:00.')).toBeVisible()
  })

  await test.step('S-15 the tips are reached by an arrow from the field', async () => {
    await keys.goTo(visitor.box)
    await keys.type('return')
    const tip = page.getByRole('list', { name: 'Suggested questions' }).getByRole('button')
    await expect(tip).toBeVisible()
    await keys.press('ArrowUp')
    await expect(tip).toBeFocused()
    await keys.press('Enter')
    await expect(tip).toHaveCount(0)
    await expect(visitor.box).toBeFocused()
  })

  await test.step('T-01 asks for a person', async () => {
    await keys.goTo(
      page.getByRole('toolbar', { name: 'Quick actions' }).getByRole('button', { name: 'Opening hours' }),
    )
    await keys.press('ArrowLeft', 'Enter')
    await expect(page.getByText(/You are number \d+ in the queue/)).toBeVisible()
    await take(visitor, channelId)
  })
})

test('S-18 S-23 V-11 with an agent by keyboard alone: emoji, files, reading, a picture, a form, the end, a rating', async ({
  page,
}) => {
  test.slow()
  const { visitor, keys, channelId, threadId } = await opened(page)
  await take(visitor, channelId)
  const tools = new ComposerTools(page)
  const writer = await logWriter()

  await test.step('S-18 an emoji, and back to its button', async () => {
    await keys.goTo(visitor.box)
    await keys.type('Thank you ')
    await keys.use(tools.button('Emoji'))
    const first = page.getByRole('toolbar', { name: 'Emoji' }).getByRole('button').first()
    await expect(first).toBeFocused()
    await keys.press('ArrowRight', 'Enter', 'Escape')
    await expect(tools.button('Emoji')).toBeFocused()
    await keys.goTo(visitor.box)
    await keys.press('Enter')
    await expect.poll(() => visitor.ownTexts()).toEqual(['Thank you 😄'])
  })

  await test.step('V-09 a picture is attached', async () => {
    const chooser = page.waitForEvent('filechooser')
    await keys.use(tools.button('Send images'))
    await (await chooser).setFiles([await picture('lid.png')])
    await expect(visitor.log.getByRole('img', { name: 'lid.png' })).toBeVisible()
  })

  await test.step('S-23 and looked at', async () => {
    const opener = visitor.log.getByRole('button', { name: 'View image: lid.png' })
    await keys.use(opener)
    const viewer = page.getByRole('dialog', { name: 'Image' })
    await expect(viewer.getByRole('img', { name: 'lid.png' })).toBeVisible()
    await keys.press('Escape')
    await expect(viewer).toHaveCount(0)
    await expect(opener).toBeFocused()
  })

  await test.step('S-11 the conversation is read by its keys', async () => {
    for (let line = 1; line <= 30; line += 1)
      await writer.say(threadId, { kind: 'text', text: `Line ${line}` })
    await expect(visitor.message('Line 30')).toBeVisible()
    await keys.goTo(visitor.log)
    const latest = page.getByRole('button', { name: 'Jump to the latest message' })
    await expect(async () => {
      await keys.press('PageUp')
      await expect(visitor.message('Line 30')).not.toBeInViewport({ timeout: 1000 })
      // The list moves for a while; what it shows on the way is not yet where the reader is.
      await atRest(visitor.log)
      await expect(latest).toBeVisible({ timeout: 1000 })
    }).toPass()
    await keys.use(latest)
    await expect(visitor.message('Line 30')).toBeInViewport()
    await expect(latest).toHaveCount(0)
  })

  await test.step('V-11 a form is filled in and sent', async () => {
    const order = { ...fields.text.example, value: '' }
    const damage = { ...fields.checkbox.example, value: [] }
    await writer.say(threadId, {
      kind: 'form',
      title: 'The damage',
      fields: [order, damage],
      submitted: false,
    })
    await keys.goTo(visitor.log.getByRole('textbox', { name: 'Order number' }))
    await keys.type('A-1')
    await keys.use(visitor.log.getByRole('checkbox', { name: 'Lid' }), 'Space')
    await keys.use(visitor.log.getByRole('button', { name: 'Submit' }))
    await expect(visitor.log.getByRole('region', { name: 'The damage' }).getByRole('status')).toHaveText(
      'Sent',
    )
  })

  await test.step('ends the chat, after a question', async () => {
    const button = page.locator('header').getByRole('button', { name: 'End chat' })
    await keys.use(button)
    const dialog = page.getByRole('dialog', { name: 'End this chat?' })
    await expect(dialog).toBeVisible()
    await keys.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(button).toBeFocused()
    await keys.press('Enter')
    await keys.use(dialog.getByRole('button', { name: 'End chat' }))
  })

  await test.step('S-21 T-06 rates it', async () => {
    const sheet = page.getByRole('dialog', { name: 'How did we do?' })
    await keys.goTo(sheet.getByRole('radio', { name: '5 stars' }))
    await keys.press('ArrowLeft')
    await expect(sheet.getByRole('radio', { name: '4 stars' })).toBeFocused()
    await keys.use(sheet.getByRole('button', { name: 'Fast' }))
    await keys.goTo(sheet.getByRole('textbox', { name: 'Comment' }))
    await keys.type('All well')
    await keys.use(sheet.getByRole('button', { name: 'Submit' }))
    await expect(sheet).toHaveCount(0)
    await expect(visitor.log.getByText('You rated this chat')).toBeVisible()
  })

  await test.step('S-19 and starts over', async () => {
    await keys.use(page.getByRole('button', { name: 'Start a new chat' }))
    await keys.goTo(visitor.box)
    await keys.type('Me again')
    await keys.press('Enter')
    await visitor.allSent()
  })
})

/** The list has the same place for as long as one movement by a key takes. */
async function atRest(list: Locator): Promise<void> {
  let before: number | undefined
  const place = () => list.evaluate((element) => element.scrollTop)
  const isSame = async () => before === (before = await place())
  await expect.poll(isSame, { intervals: [300] }).toBe(true)
}

async function opened(page: VisitorPage['page']) {
  const visitor = new VisitorPage(page)
  const channelId = await channelWith({})
  await visitor.open('', channelId)
  // The robot says hello a second after the start: what can be gone to is there then.
  await expect(page.getByRole('tab', { name: 'Delivery' })).toBeVisible()
  const threadId = await (await logWriter()).threadIn(channelId)
  return { visitor, keys: new Keys(page), channelId, threadId }
}
