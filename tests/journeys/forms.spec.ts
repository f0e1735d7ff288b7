import { expect, type Locator, type Page } from '@playwright/test'
import type { FormField } from '@foyer/contract/forms/field.ts'
import { answerWith, countCalls, urlOf } from './people/calls.ts'
import { channelWith } from './people/channels.ts'
import { served, withRobot } from './people/situations.ts'
import { test } from './people/test.ts'
import { VisitorPage } from './people/visitor-page.ts'

const regions = [
  { id: 'n', name: 'North', children: [{ id: 'n1', name: 'Harbour town', children: [] }] },
  { id: 's', name: 'South', children: [] },
]
/** One of each kind. */
const questions: FormField[] = [
  { kind: 'text', id: 'c1', name: 'Order number', required: true, value: '' },
  { kind: 'multiline', id: 'c2', name: 'What happened?', required: false, value: '' },
  { kind: 'date', id: 'c3', name: 'Date of purchase', required: false, value: '' },
  { kind: 'dateTime', id: 'c4', name: 'When may we call?', required: false, value: '' },
  { kind: 'number', id: 'c5', name: 'How many pieces?', required: false, value: '' },
  { kind: 'select', id: 'c6', name: 'Product', required: true, options: ['Kettle', 'Teapot'], value: '' },
  {
    kind: 'radio',
    id: 'c7',
    name: 'You prefer',
    required: false,
    options: ['Money', 'A new one'],
    value: '',
  },
  {
    kind: 'checkbox',
    id: 'c8',
    name: 'Damaged',
    required: false,
    options: ['Box', 'Lid', 'Spout'],
    value: [],
  },
  { kind: 'cascader', id: 'c9', name: 'Region', required: false, options: regions, value: [] },
]
const answers = [
  ['Order number', 'A-20931'],
  ['What happened?', 'The lid is cracked.'],
  ['Date of purchase', '2026-11-03'],
  ['When may we call?', '2026-11-16 14:30'],
  ['How many pieces?', '2'],
  ['Product', 'Teapot'],
  ['You prefer', 'A new one'],
  ['Damaged', 'BoxSpout'],
  ['Region', 'North / Harbour town'],
]

test('D-10 V-11 C-29 a form of all nine kinds is filled in, sent, and answered in every tab', async ({
  page,
  context,
}) => {
  const { visitor, channelId, say } = await served(page)
  const other = new VisitorPage(await context.newPage())
  await other.open('', channelId)
  await say({ kind: 'form', title: 'Tell us about the damage', fields: questions, submitted: false })
  const form = formIn(visitor, 'Tell us about the damage')
  await expect(form.getByText('*', { exact: true })).toHaveCount(2)
  await expect(
    formIn(other, 'Tell us about the damage').getByRole('button', { name: 'Submit' }),
  ).toBeVisible()

  await test.step('D-10 every kind of field', async () => {
    await form.getByRole('textbox', { name: 'Order number' }).fill('A-20931')
    await form.getByRole('textbox', { name: 'What happened?' }).fill('The lid is cracked.')
    await form.getByLabel('Date of purchase').fill('2026-11-03')
    await form.getByLabel('When may we call?').fill('2026-11-16T14:30')
    await form.getByRole('spinbutton', { name: 'How many pieces?' }).fill('2')
    await form.getByRole('combobox', { name: 'Product' }).selectOption('Teapot')
    await form.getByRole('radio', { name: 'A new one' }).check()
    const damaged = form.getByRole('group', { name: 'Damaged' })
    for (const name of ['Box', 'Lid', 'Spout']) await damaged.getByRole('checkbox', { name }).check()
    await damaged.getByRole('checkbox', { name: 'Lid' }).uncheck()
    await form.getByRole('button', { name: 'Region' }).click()
    const tree = page.getByRole('dialog', { name: 'Region' }).getByRole('tree', { name: 'Region' })
    await tree.getByRole('treeitem', { name: 'North' }).click()
    await tree.getByRole('treeitem', { name: 'Harbour town' }).click()
    await expect(tree).toHaveCount(0)
    await expect(form.getByRole('button', { name: 'Region' })).toHaveText('North / Harbour town')
  })

  await test.step('C-29 what was chosen is kept with the message', async () => {
    const sent = page.waitForRequest(urlOf('updateSessionMsg'))
    await form.getByRole('button', { name: 'Submit' }).click()
    const { msgId, docNode } = (await sent).postDataJSON() as { msgId: string; docNode: string }
    expect(msgId).not.toBe('')
    expect(chosenIn(docNode)).toEqual([
      'A-20931',
      'The lid is cracked.',
      '2026-11-03',
      '2026-11-16 14:30',
      '2',
      'Teapot',
      'A new one',
      ['Box', 'Spout'],
      ['n', 'n1'],
    ])
    await isAnswered(visitor)
  })
  await isAnswered(other)
  await page.reload()
  await isAnswered(visitor)
})

test('V-11 what is left empty is sent empty: the asterisk asks, nothing is checked', async ({ page }) => {
  const { visitor, say } = await served(page)
  await say({ kind: 'form', title: 'Two questions', fields: questions.slice(0, 2), submitted: false })
  const form = formIn(visitor, 'Two questions')
  await form.getByRole('button', { name: 'Submit' }).click()
  await expect(form.getByRole('status')).toHaveText('Sent')
  await expect(form.getByText('No answer')).toHaveCount(2)
})

test('C-30 C-38 a form for a private address is not delivered, keeps its words, and can be sent again', async ({
  page,
}) => {
  const { visitor, say } = await served(page)
  const target = { url: 'http://10.0.0.1/orders', method: 'POST', headers: {}, bodyType: 'application/json' }
  const guide = 'Which order is it about?'
  await say({ kind: 'externalForm', guide, fields: questions.slice(0, 1), submitted: false, ...target })
  const form = formIn(visitor, guide)
  const number = form.getByRole('textbox', { name: 'Order number' })
  await number.fill('A-20931')
  for (const _try of [1, 2]) {
    const answered = page.waitForResponse(urlOf('fromRequest'))
    await form.getByRole('button', { name: 'Submit' }).click()
    expect(await (await answered).json()).toMatchObject({ code: 400, error: 'form.upstream' })
    await expect(toast(page, 'We couldn’t submit your form. Please try again later.')).toBeVisible()
    await expect(form.getByRole('alert')).toHaveText('The form was not sent. Please try again.')
    await expect(number).toHaveValue('A-20931')
  }

  await test.step('C-30 once the other site takes it, it is answered', async () => {
    const asked = await answerWith(page, 'fromRequest', { status: 200, body: '{}' })
    await form.getByRole('button', { name: 'Submit' }).click()
    await expect(form.getByRole('status')).toHaveText('Sent')
    expect(asked).toEqual([
      {
        url: target.url,
        method: 'POST',
        headers: {},
        contentType: 'application/json',
        requestBody: { 'Order number': 'A-20931' },
      },
    ])
    await page.reload()
    await expect(form.getByRole('status')).toHaveText('Sent')
    await expect(form.getByRole('definition')).toHaveText('A-20931')
  })
})

test('S-20 T-12 D-11 V-01 V-02 V-03 K-01 the form before the chat: nothing begins until it is right', async ({
  page,
}) => {
  const visitor = new VisitorPage(page)
  await visitor.arrive('', await channelWith({ userFormMode: true }))
  const sheet = page.getByRole('dialog', { name: 'Before we start' })
  const start = sheet.getByRole('button', { name: 'Start chat' })
  const field = (name: string): Locator => sheet.getByRole('textbox', { name })
  await start.click()
  await expect(toast(page, 'Please input Name content')).toBeVisible()
  await expect(field('Name')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(sheet).toBeVisible()

  await field('Name').fill('Sam')
  await field('Phone').fill('23800138000')
  await start.click()
  await expect(toast(page, 'Please enter a correct phone number')).toBeVisible()
  await expect(field('Phone')).toBeFocused()
  await field('Phone').fill('13800138000')
  await field('Email').fill('sam at shop')
  await start.click()
  await expect(toast(page, 'Please enter a correct e-mail address')).toBeVisible()
  await field('Email').fill('sam@shop.example')
  await sheet.getByRole('combobox', { name: 'Topic' }).selectOption('A return')

  const sent = page.waitForRequest(urlOf('submitUserForm'))
  await start.click()
  const { formParams, ...form } = (await sent).postDataJSON() as Record<string, string>
  expect(form).toMatchObject({ userName: 'Sam', phone: '13800138000', email: 'sam@shop.example' })
  expect(JSON.parse(formParams ?? '')).toEqual([{ name: 'Topic', fieldType: 6, value: 'return' }])
  await expect(sheet).toHaveCount(0)
  await test.step('T-12 the robot begins only now', async () => {
    await expect(visitor.log.getByText(/^Hello! What would you like to know/)).toBeVisible()
  })
  await visitor.write('hello')
  await visitor.allSent()
  await page.reload()
  await expect(visitor.message('hello')).toBeVisible()
  await expect(sheet).toHaveCount(0)
})

test('S-20 a choice of groups: dismissed it changes nothing, a group is asked for by its id', async ({
  page,
}) => {
  const { visitor } = await withRobot(page, { groupMode: true })
  const asked = countCalls(page, 'transferAgent')
  const sheet = page.getByRole('dialog', { name: 'Who would you like to talk to?' })
  await visitor.askForPerson()
  await expect(sheet.getByRole('button', { name: /Orders and delivery/ })).toBeVisible()
  await sheet.getByRole('button', { name: 'Close' }).click()
  await expect(sheet).toHaveCount(0)
  expect(asked()).toBe(0)
  await visitor.write('still the robot')
  await visitor.allSent()

  await visitor.askForPerson()
  const request = page.waitForRequest(urlOf('transferAgent'))
  await sheet.getByRole('button', { name: /Product advice/ }).click()
  expect((await request).postDataJSON()).toMatchObject({ groupId: 'g2' })
  await expect(sheet).toHaveCount(0)
  await expect(page.getByRole('status').getByText(/You are number \d+ in the queue\./)).toBeVisible()
})

function formIn(visitor: VisitorPage, title: string): Locator {
  return visitor.log.getByRole('region', { name: title })
}

async function isAnswered(visitor: VisitorPage): Promise<void> {
  const form = formIn(visitor, 'Tell us about the damage')
  await expect(form.getByRole('status')).toHaveText('Sent')
  await expect(form.locator('.foyer-answer')).toHaveText(answers.map(([name, value]) => `${name}${value}`))
  await expect(form.getByRole('button')).toHaveCount(0)
}

function chosenIn(docNode: string): unknown[] {
  return (JSON.parse(docNode) as { chooseValue: unknown }[]).map(({ chooseValue }) => chooseValue)
}

function toast(page: Page, text: string): Locator {
  return page.getByRole('status').getByText(text)
}
