import { expect, test, type Locator } from '@playwright/test'
import { transferStatuses, type TransferStatus } from '@foyer/contract/codes.ts'
import { transferAgent } from '@foyer/contract/session/endpoints.ts'
import { answerWith } from '../calls.ts'
import { fallSilent } from '../long-ago.ts'
import { take } from '../taken.ts'
import type { VisitorPage } from '../visitor-page.ts'
import type { HostileSettings } from './fill-settings.ts'
import type { Watch } from './watch.ts'

const minuteMs = 60_000

type Walk = Pick<HostileSettings, 'markOf'> & { visitor: VisitorPage; watch: Watch; channelId: string }

/** Leads a visitor from the form before the chat to the end of a second chat, and looks wherever a text has its moment. */
export async function walkChat({ visitor, watch, channelId, markOf }: Walk): Promise<void> {
  const { inside, page, log } = visitor
  const dialog = inside.getByRole('dialog')
  const shows = async (path: string, at = 0, where: Locator = inside.locator('body')): Promise<void> => {
    await expect(where.getByText(markOf(path, at)).first()).toBeAttached()
    await watch.look()
  }
  const press = (path: string, at = 0) =>
    inside
      .getByRole('button', { name: new RegExp(markOf(path, at)) })
      .first()
      .click()
  const startChat = async (): Promise<void> => {
    await shows('userForm.formTitle', 0, dialog)
    await dialog.getByRole('button', { name: 'Start chat' }).click()
    await expect(dialog).toHaveCount(0)
  }
  const askForPerson = async (status: TransferStatus): Promise<void> => {
    const output = { ...transferAgent.example.output, status: transferStatuses[status], waitIndex: 4 }
    await answerWith(page, 'transferAgent', output, 1)
    await visitor.askForPerson()
    await shows('groupConfig.*.groupName', 0, dialog)
    await press('groupConfig.*.groupName')
  }

  await test.step('the form before the chat', startChat)

  await test.step('the robot, its questions and the menus', async () => {
    await shows('robotWelcomeMsg', 0, log)
    await press('faq.showContent.*.name', 0)
    await shows('faq.showContent.*.questionList.*.question', 0, log)
    await press('faq.showContent.*.name', 1)
    await shows('faq.showContent.*.faqGrouplist.*.questionList.*.question', 0, log)
    const menu = inside.getByRole('toolbar', { name: 'Quick menu' })
    for (let at = 2; at < (await menu.getByRole('button').count()) - 1; at += 1)
      await press('chatMenuConfigPlan.menus.*.menuName', at)
    await press('chatMenuConfigPlan.menus.*.menuName', 1)
    await shows('chatMenuConfigPlan.menus.*.msgText', 1, log)
    await inside.getByRole('button', { name: 'Quick actions' }).click()
    await press('chatMenuConfigPlan.menus.*.menuName', 0)
    await shows('chatMenuConfigPlan.menus.*.msgText', 0, log)
  })

  await test.step('closed, nobody there, and the queue', async () => {
    await askForPerson('offHours')
    await shows('unWorkingMsg', 0, log)
    await askForPerson('noAgent')
    await shows('leaveMsgTitle', 0, dialog)
    await page.keyboard.press('Escape')
    await shows('adminOfflineMsg', 0, log)
    await askForPerson('queued')
    await shows('userQueueMsg')
  })

  const { agent, threadId } = await take(visitor, channelId)
  await test.step('an agent, who is slow, and a visitor, who is silent', async () => {
    await shows('adminWelcomeMsg', 0, log)
    await visitor.write('hello')
    await visitor.allSent()
    await fallSilent(threadId, 2 * minuteMs)
    await shows('adminTimeoutMsg', 0, log)
    await agent.reply(threadId, 'Which order is it?')
    await expect(visitor.message('Which order is it?')).toBeVisible()
    await fallSilent(threadId, 5 * minuteMs)
    await shows('userTimeoutMsg', 0, log)
  })

  await test.step('the end, and the rating', async () => {
    await agent.call('closeThread', { threadId })
    await shows('evaluateGuideMsg', 0, dialog)
    for (const level of await dialog.getByRole('radiogroup').first().getByRole('radio').all()) {
      await level.check()
      await watch.look()
    }
    await page.keyboard.press('Escape')
    await shows('adminCloseMsg', 0, log)
  })

  await test.step('a second chat, which the visitor ends', async () => {
    await inside.getByRole('button', { name: 'Start a new chat' }).click()
    await startChat()
    await expect(inside.locator('header').getByRole('button', { name: 'End chat' })).toBeVisible()
    await inside.locator('header').getByRole('button', { name: 'End chat' }).click()
    await dialog.getByRole('button', { name: 'End chat' }).click()
    await shows('userOverMsg', 0, log)
  })
}

/** The panel beside the chat: its links, its questions and its adverts. */
export async function walkPanel({ visitor, watch, markOf }: Omit<Walk, 'channelId'>): Promise<void> {
  const panel = visitor.inside.getByRole('complementary', { name: 'More help' })
  await watch.look()
  await panel.getByRole('tab', { name: 'Questions' }).click()
  await panel
    .getByRole('button', { name: new RegExp(markOf('sideBarConfig.questionList.*.question')) })
    .click()
  await expect(panel.getByText(markOf('sideBarConfig.questionList.*.answer')).first()).toBeVisible()
  await watch.look()
}
