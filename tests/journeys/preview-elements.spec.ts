import { expect } from '@playwright/test'
import { defaultChannelConfig, encodeChannelConfig } from '@foyer/contract/channel/config.ts'
import { defaultEvaluateInfo } from '@foyer/contract/evaluation/endpoints.ts'
import { previewScenes } from '@foyer/contract/host/preview.ts'
import { channelWith } from './people/channels.ts'
import { openHost } from './people/host-page.ts'
import { test } from './people/test.ts'

/** Settings that no element of the chat's page shows by itself. */
const without = [
  'tenantId',
  'channelId',
  'robotNo',
  // The whole page is in it.
  'language',
  // The server acts on these.
  'receiveMode',
  'msgToTransferFlag',
  'formCheckMode',
  'replyGoalTime',
  'allowedOrigins',
  // The button on the site's own page.
  'launcher',
]

const settings = {
  ...encodeChannelConfig(defaultChannelConfig),
  ...defaultEvaluateInfo,
  backgroundImage: '/chat_online/robot.svg',
  robotAnswerTransferUserMode: 1,
}

test('S-03 every setting with an element is outlined in one of the scenes', async ({ page }) => {
  const names = Object.keys(settings).filter((name) => !without.includes(name))
  await page.setViewportSize({ width: 1200, height: 800 })
  const channelId = await channelWith({})
  const chat = await openHost(page, `channelId=${channelId}&customize=true`)
  await page.locator('iframe').evaluate((frame: HTMLIFrameElement) => frame.setAttribute('width', '1100'))
  await expect(chat.locator('.header')).toBeVisible()

  const missing = await page.locator('iframe').evaluate(
    async (frame: HTMLIFrameElement, { wanted, scenes, draft }) => {
      const measured = async (message: object): Promise<void> =>
        new Promise((done) => {
          const heard = ({ data }: MessageEvent<{ type: string }>): void => {
            if (data.type !== 'previewMeasured') return
            removeEventListener('message', heard)
            done()
          }
          addEventListener('message', heard)
          frame.contentWindow?.postMessage({ type: 'customize', ...message }, location.origin)
        })
      const isOutlined = (): boolean => frame.contentDocument?.querySelector('[data-highlighted]') !== null
      let left = wanted
      // Lazy parts of a scene come a moment after it. The second model is without a robot.
      for (let round = 0; round < 2; round++)
        for (const model of [1, 2])
          for (const scene of scenes) {
            const variant = { evaluateModel: model, receiveMode: model === 2 ? 3 : 0 }
            await measured({ scene, highlight: '', level: 2, settings: { ...draft, ...variant } })
            const still: string[] = []
            for (const highlight of left) {
              await measured({ highlight })
              if (!isOutlined()) still.push(highlight)
            }
            left = still
          }
      return left
    },
    { wanted: names, scenes: [...previewScenes], draft: settings },
  )
  expect(missing).toEqual([])
})
