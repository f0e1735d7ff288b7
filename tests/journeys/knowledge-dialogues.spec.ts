import { expect, type Locator } from '@playwright/test'
import { address } from './people/address.ts'
import { AgentPage } from './people/agent-page.ts'
import { Keys } from './people/keys.ts'
import { ownTeam } from './people/team.ts'
import { test } from './people/test.ts'
import { VisitorPage } from './people/visitor-page.ts'
import { keepsToWcag } from './people/wcag.ts'

/** Goes to a control with the keyboard and replaces what is in it. */
async function typeInto(keys: Keys, field: Locator, text: string): Promise<void> {
  await keys.goTo(field)
  await keys.press('ControlOrMeta+A')
  await keys.type(text)
}

/** Goes to the switch between outline and graph. Its labels are drawn, also for the focus; its radio buttons are not. */
async function goToView(keys: Keys, radio: Locator, key: 'Tab' | 'Shift+Tab'): Promise<void> {
  await expect(radio).toBeAttached()
  const hasFocus = () => radio.evaluate((one) => one === document.activeElement)
  for (let stop = 0; stop < 60 && !(await hasFocus()); stop += 1) await keys.press(key)
  await expect(radio).toBeFocused()
  await expect(radio.locator('+ label')).not.toHaveCSS('outline-style', 'none')
}

/** Opens a menu and goes to one of its entries with the arrow keys. */
async function pick(keys: Keys, opener: Locator, name: string): Promise<void> {
  await keys.use(opener)
  const item = keys.page.getByRole('menuitem', { name, exact: true })
  await expect(async () => {
    await keys.press('ArrowDown')
    await expect(item).toBeFocused({ timeout: 200 })
  }).toPass()
  await keys.press('Enter')
}

test('an admin builds a dialogue in the outline by keyboard, simulates and publishes it; a visitor plays it', async ({
  browser,
  page: visitorTab,
}) => {
  test.slow()
  const { channelId, ana } = await ownTeam()
  const { page } = await AgentPage.signIn(browser, ana)
  const keys = new Keys(page)
  await page.goto(address('/desk/knowledge/dialogues'))
  const editor = page.getByRole('region', { name: 'Dialogue editor' })
  const steps = editor.getByRole('list', { name: 'Steps' })
  const form = (name: RegExp) => steps.getByRole('group', { name })

  await test.step('creates it', async () => {
    await keys.use(page.getByRole('button', { name: 'New dialogue' }))
    await expect(page.getByRole('dialog').getByLabel('Name')).toBeFocused()
    await keys.type('Opening hours')
    await keys.press('Enter')
    await expect(editor.getByRole('heading', { name: 'Opening hours' })).toBeVisible()
    await goToView(keys, editor.getByRole('radio', { name: 'Graph' }), 'Tab')
    await keys.press('ArrowLeft')
    await expect(steps).toBeVisible()
  })

  await test.step('gives it words that start it', async () => {
    await keys.use(editor.getByText('Name, phrases and texts'))
    await typeInto(keys, editor.getByLabel('Phrases that start it'), 'when are you open')
  })

  await test.step('a message leads to a new question', async () => {
    await keys.use(steps.getByRole('button', { name: /1\. Message/ }))
    await typeInto(keys, form(/1\. Message/).getByLabel('Text', { exact: true }), 'Welcome to the shop.')
    await pick(
      keys,
      form(/1\. Message/).getByRole('button', { name: 'New step: Then' }),
      'Question with buttons',
    )
    await expect(steps.getByRole('button', { name: /2\. Question with buttons/ })).toBeFocused()
    await typeInto(keys, form(/2\. Question/).getByLabel('Question', { exact: true }), 'Which shop?')
    await typeInto(keys, form(/2\. Question/).getByLabel('Button text'), 'Harbour')
  })

  await test.step('its buttons lead to an answer and to a person; their order is changed', async () => {
    await keys.use(form(/2\. Question/).getByRole('button', { name: 'Add button' }))
    await typeInto(
      keys,
      form(/2\. Question/)
        .getByLabel('Button text')
        .nth(1),
      'Somebody else',
    )
    await pick(
      keys,
      form(/2\. Question/)
        .getByRole('button', { name: 'New step: Leads to' })
        .nth(1),
      'Transfer or end',
    )
    await keys.use(steps.getByRole('button', { name: /2\. Question with buttons/ }))
    await pick(
      keys,
      form(/2\. Question/)
        .getByRole('button', { name: 'New step: Leads to' })
        .first(),
      'Message',
    )
    await expect(steps.getByRole('button', { name: /Message$/ })).toBeFocused()
    await typeInto(keys, form(/\d\. Message$/).getByLabel('Text', { exact: true }), 'From nine to six.')
    await keys.use(steps.getByRole('button', { name: /2\. Question with buttons/ }))
    await keys.use(form(/2\. Question/).getByRole('button', { name: 'Move up: Somebody else' }))
    await expect(
      form(/2\. Question/)
        .getByLabel('Button text')
        .first(),
    ).toHaveValue('Somebody else')
    await expect(editor.getByText('No problems')).toBeVisible()
  })

  await test.step('a step too much is a problem that leads to it, and undo takes it away', async () => {
    await pick(keys, editor.getByRole('button', { name: 'Add step' }), 'Message')
    await expect(editor.getByText('Show problems')).toBeVisible()
    await keys.use(editor.getByText('Show problems'))
    await keys.use(editor.getByRole('button', { name: /No way leads to this step/ }))
    await expect(form(/5\./).getByText('No way leads to this step.')).toBeVisible()
    await keys.use(editor.getByRole('button', { name: 'Undo' }))
    await expect(editor.getByText('No problems')).toBeVisible()
  })

  await test.step('simulates it', async () => {
    await keys.use(editor.getByRole('button', { name: 'Simulate' }))
    const simulator = page.getByRole('complementary', { name: 'Simulator' })
    await keys.use(simulator.getByRole('button', { name: 'Start' }))
    await expect(simulator.getByText('Which shop?')).toBeVisible()
    await keys.use(simulator.getByRole('button', { name: 'Harbour' }))
    await expect(simulator.getByText('From nine to six.')).toBeVisible()
    await expect(simulator.getByText('The dialogue has ended.')).toBeVisible()
  })
  await keepsToWcag(page)

  await test.step('the same as a graph', async () => {
    await goToView(keys, editor.getByRole('radio', { name: 'Outline' }), 'Shift+Tab')
    await keys.press('ArrowRight')
    const graph = editor.getByRole('region', { name: 'Graph of the steps' })
    await expect(graph.locator('.react-flow__node')).toHaveCount(4)
    await expect(graph.locator('.react-flow__edge')).toHaveCount(3)
    await keys.goTo(graph.locator('.react-flow__node').first())
    await keys.press('Enter')
    await expect(
      editor.getByRole('region', { name: /1\. Message/ }).getByLabel('Text', { exact: true }),
    ).toHaveValue('Welcome to the shop.')
    await keepsToWcag(page)
  })

  await test.step('publishes it', async () => {
    await keys.use(editor.getByRole('button', { name: 'Publish' }))
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Publish' })).toBeFocused()
    await keys.press('Enter')
    await expect(page.getByText('Dialogue published')).toBeVisible()
    await expect(editor.getByText('Version 1')).toBeVisible()
  })

  await test.step('a visitor plays it', async () => {
    const visitor = new VisitorPage(visitorTab)
    await visitor.open('', channelId)
    await visitor.write('When are you open?')
    await visitor.log.getByRole('button', { name: 'Harbour' }).click()
    await expect(visitor.log.getByText('From nine to six.')).toBeVisible()
  })
})
