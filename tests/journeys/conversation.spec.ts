import { expect } from '@playwright/test'
import { AgentPage } from './people/agent-page.ts'
import { test } from './people/test.ts'
import { VisitorPage } from './people/visitor-page.ts'

test('S-16 T-02 T-19 a visitor and an agent talk: typing, arriving, replying, recalling, ending', async ({
  page,
  browser,
}) => {
  const visitor = new VisitorPage(page)
  await visitor.open()
  const agent = await AgentPage.signIn(browser)

  await test.step('the visitor asks for a person and writes', async () => {
    await expect(visitor.sendButton).toBeDisabled()
    await visitor.waitForPerson()
    await visitor.write(unique('My parcel is late'))
    await visitor.allSent()
  })

  await test.step('the agent takes the conversation and the visitor sees who it is', async () => {
    await agent.take(unique('My parcel is late'))
    await expect(visitor.log.getByText('Ana joined the chat')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Ana' })).toBeVisible()
  })

  await test.step('the agent sees what is being typed, and then that it arrived', async () => {
    await visitor.box.pressSequentially('It was due on Mon', { delay: 20 })
    await expect(agent.page.getByText('It was due on Mon')).toBeVisible()
    await visitor.box.pressSequentially('day')
    await visitor.box.press('Enter')
    await expect(agent.log.getByText('It was due on Monday', { exact: true })).toBeVisible()
  })

  await test.step('the visitor sees that the agent types, and then the answer', async () => {
    await agent.replyBox.pressSequentially('Let me', { delay: 20 })
    await expect(page.getByText('Ana is typing…')).toBeVisible()
    await agent.reply('Let me look')
    await expect(visitor.message('Let me look')).toBeVisible()
  })

  await test.step('T-03 a recalled message is gone for the visitor', async () => {
    await agent.reply('Wrong customer')
    await expect(visitor.message('Wrong customer')).toBeVisible()
    await agent.withdraw('Wrong customer')
    await expect(visitor.message('Wrong customer')).toHaveCount(0)
    await expect(visitor.log.getByText('Ana unsent a message')).toBeVisible()
  })

  await test.step('S-19 the agent ends it: the visitor can only start a new one', async () => {
    await agent.end()
    await expect(visitor.log.getByText('The agent ended the chat')).toBeVisible()
    await expect(visitor.box).toHaveCount(0)
    await visitor.declineRating()
    await page.getByRole('button', { name: 'Start a new chat' }).click()
    await expect(visitor.box).toBeVisible()
    await visitor.write('Something else')
    await visitor.allSent()
  })
  await agent.close()
})

/** Other journeys run against the same desk: a first message tells the conversations apart. */
const run = Math.random().toString(36).slice(2, 8)
function unique(text: string): string {
  return `${text} ${run} ${test.info().project.name}`
}
