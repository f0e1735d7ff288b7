import { expect, type Locator } from '@playwright/test'
import { picture, wav } from './people/files.ts'
import { served, withRobot } from './people/situations.ts'
import { test } from './people/test.ts'
import type { VisitorPage } from './people/visitor-page.ts'

test('D-08 D-16 V-10 words: links, markup, what they answer and what they mean', async ({ page }) => {
  const { visitor, agent, threadId, say, put } = await served(page)

  await agent.reply(threadId, 'Look at https://example.org/a?b=1, or www.example.net.')
  for (const [name, href] of [
    ['https://example.org/a?b=1', 'https://example.org/a?b=1'],
    ['www.example.net', 'https://www.example.net'],
  ] as const) {
    const link = visitor.log.getByRole('link', { name, exact: true })
    await expect(link).toHaveAttribute('href', href)
    await opensElsewhere(link)
  }

  await test.step('D-08 html comes as markup of ours, without what could do harm', async () => {
    await say({
      kind: 'html',
      html: '<p>Your refund of <b>€ 39.00</b> <a href="https://shop.example/r">is here</a></p><img src=x onerror="document.title=\'owned\'"><script>document.title="owned"</script>',
    })
    await expect(visitor.log.locator('strong', { hasText: '€ 39.00' })).toBeVisible()
    await opensElsewhere(visitor.log.getByRole('link', { name: 'is here' }))
    await expect(page).not.toHaveTitle('owned')
  })

  await test.step('D-16 a quote stands above, a translation below the original', async () => {
    await put({
      msgType: 1,
      msgContent: 'Das Paket kommt morgen.',
      replyMsg: 'Where is my parcel?',
      msgTransContent: 'The parcel comes tomorrow.',
    })
    const bubble = bubbleWith(visitor, 'Das Paket kommt morgen.')
    await expect(bubble.getByRole('blockquote', { name: 'Quoted message' })).toHaveText('Where is my parcel?')
    await expect(bubble.getByText('The parcel comes tomorrow.')).toBeVisible()
    await expect(bubble.getByText('Translation', { exact: true })).toBeVisible()
  })
})

test('D-08 S-23 a picture opens in full size, a small one does not', async ({ page }) => {
  const { visitor, say } = await served(page)
  const large = await picture('kettle.png', { width: 640, height: 480 })
  const small = await picture('smile.png', { width: 40, height: 40 })
  for (const { name, mimeType, buffer } of [large, small])
    await page.route(`**/files/demo/${name}`, (route) =>
      route.fulfill({ contentType: mimeType, body: buffer }),
    )

  await say({ kind: 'image', url: '/files/demo/smile.png', name: 'smile.png' })
  const smile = visitor.log.getByRole('img', { name: 'smile.png' })
  await expect.poll(() => naturalWidth(smile)).toBe(40)
  await say({ kind: 'image', url: '/files/demo/kettle.png', name: 'kettle.png' })
  const opener = visitor.log.getByRole('button', { name: 'View image: kettle.png' })
  await expect(opener).toBeVisible()
  await expect(visitor.log.getByRole('button', { name: /smile\.png/ })).toHaveCount(0)
  await smile.click()
  const viewer = page.getByRole('dialog', { name: 'Image' })
  await expect(viewer).toHaveCount(0)

  await opener.click()
  await expect(viewer.getByRole('img', { name: 'kettle.png' })).toBeVisible()
  await expect(viewer.getByRole('button', { name: 'Zoom in' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(viewer).toHaveCount(0)
  await expect(opener).toBeFocused()

  await test.step('one that never comes is still a name', async () => {
    await say({ kind: 'image', url: '/files/gone/lid.png', name: 'lid.png' })
    await expect(visitor.log.getByText('The image could not be loaded.')).toBeVisible()
    await expect(visitor.log.getByRole('link', { name: /lid\.png/ })).toBeVisible()
  })
})

test('D-08 files, sounds and films can be had, and played where the browser can', async ({ page }) => {
  const { visitor, say } = await served(page)
  await say({ kind: 'file', url: '/files/demo/invoice.pdf', name: 'invoice-2026-11.pdf', size: 182 })
  const file = visitor.log.getByRole('link', { name: /invoice-2026-11\.pdf/ })
  await expect(file).toHaveAttribute('href', '/files/demo/invoice.pdf')
  await expect(file).toHaveAttribute('download', 'invoice-2026-11.pdf')
  await expect(file.getByText('182 kB')).toBeVisible()

  const sound = wav(1)
  await page.route('**/files/demo/question.wav', (route) =>
    route.fulfill({ contentType: 'audio/wav', body: sound }),
  )
  await say({ kind: 'audio', url: '/files/demo/question.wav', name: 'question.wav' })
  const player = visitor.log.locator('audio')
  await expect(player).toBeVisible()
  await expect.poll(() => player.evaluate((one: HTMLAudioElement) => Math.round(one.duration))).toBe(1)
  await expect(visitor.log.getByRole('link', { name: /question\.wav/ })).toBeVisible()

  await say({ kind: 'video', url: '/files/gone/kettle.mp4', name: 'kettle.mp4' })
  await expect(visitor.log.getByText('This media can’t be played here.')).toBeVisible()
  await expect(visitor.log.getByRole('link', { name: /kettle\.mp4/ })).toBeVisible()
})

test('D-08 S-08 cards: goods, an order and a link say what they are and where they lead', async ({
  page,
}) => {
  const { visitor, say } = await served(page)
  const fromUrl = 'https://shop.example/kettle'
  const goods = {
    imgUrl: '',
    title: 'Enamel kettle',
    describe: 'Works on every hob.',
    label: '€ 39.00',
    fromUrl,
  }
  await say({ kind: 'goods', ...goods })
  const kettle = visitor.log.getByRole('link', { name: /Enamel kettle.*Works on every hob\..*€ 39\.00/ })
  await expect(kettle).toHaveAttribute('href', fromUrl)
  await opensElsewhere(kettle)

  const order = { orderStatus: 'Sent', orderCode: 'A-20931', orderTime: '2026-11-14 09:12:00' }
  await say({ kind: 'order', imgUrl: '', title: 'A teapot', describe: '1 piece', fromUrl, ...order })
  const teapot = visitor.log.getByRole('link', { name: /Sent.*A teapot.*Order number.*A-20931.*Ordered on/ })
  await opensElsewhere(teapot)

  const linkUrl = '/chat_online/formData?tenantId=demo&templateId=t1'
  const link = { title: 'Claim for damage', subTitle: 'Takes two minutes', describe: 'What broke?' }
  await say({ kind: 'link', imgUrl: '', linkType: '1', linkUrl, ...link })
  const claim = visitor.log.getByRole('link', { name: /Claim for damage.*Takes two minutes.*What broke\?/ })
  await expect(claim).toHaveAttribute('href', linkUrl)
  await opensElsewhere(claim)
})

test('D-08 D-09 D-16 T-04 what the robot says: steps, buttons, sources, thumbs', async ({ page }) => {
  // It knows nothing: what it says here, it is told.
  const { visitor, say, put } = await withRobot(page, { robotNo: 'new' })
  const answer = { source: 'flow', type: 'buttons', nodeId: 'n1', instruction: '' }
  await say({
    kind: 'rich',
    html: '<p>You may return everything within <b>30 days</b>.</p>',
    answers: [{ ...answer, text: 'Is it unused?', buttons: [{ id: 'b1', name: 'It is unused' }] }],
  })
  await expect(visitor.log.locator('strong', { hasText: '30 days' })).toBeVisible()
  await visitor.log.getByRole('button', { name: 'It is unused' }).click()
  await expect(ownMessage(visitor, 'It is unused')).toBeVisible()

  const bound = { bindCode: 'topic', bindValue: 'order' }
  const buttons = [
    { id: 'b1', name: 'An order', ...bound },
    { id: 'b2', name: 'A return', ...bound },
  ]
  await say({ kind: 'buttons', title: 'What is it about?', nodeId: 'n1', buttons })
  await expect(visitor.message('What is it about?')).toBeVisible()
  await visitor.log.getByRole('button', { name: 'A return' }).click()
  await expect(ownMessage(visitor, 'A return')).toBeVisible()

  await test.step('D-16 the sources of an answer, as links where they are some', async () => {
    await put({
      msgType: 1,
      msgContent: 'Thirty days.',
      referenceFile: [
        { referenceFileName: 'Terms', referenceFileUrl: 'https://shop.example/terms.pdf' },
        { referenceFileName: 'A handbook', referenceFileUrl: 'javascript:alert(1)' },
      ],
    })
    const sources = visitor.log.getByRole('list', { name: 'Sources' })
    await opensElsewhere(sources.getByRole('link', { name: 'Terms' }))
    await expect(sources.getByText('A handbook')).toBeVisible()
    await expect(sources.getByRole('link')).toHaveCount(1)
  })

  await test.step('T-04 D-09 thumbs: open, given, hidden, and not without a document', async () => {
    const thumbs = visitor.log.getByRole('group', { name: 'Was this helpful?' })
    await put({ msgType: 1, msgContent: 'Rated before.', docId: 'd7', disabled: 0 })
    await expect(thumbs.getByRole('button', { name: 'Helpful', exact: true })).toBeDisabled()
    await expect(thumbs.getByRole('button', { pressed: true })).toHaveAccessibleName('Helpful')
    await put({ msgType: 1, msgContent: 'Not to be rated.', docId: 'd7', disabled: 2 })
    await put({ msgType: 1, msgContent: 'From no document.' })
    await put({ msgType: 1, msgContent: 'What do you think?', docId: 'd8' })
    await expect(visitor.message('What do you think?')).toBeVisible()
    await expect(thumbs).toHaveCount(2)
    await expect(thumbs.nth(1).getByRole('button', { name: 'Not helpful' })).toBeEnabled()
    await expect(thumbs.nth(1).getByRole('button', { pressed: true })).toHaveCount(0)
  })
})

test('T-04 a channel without ratings of answers has no thumbs', async ({ page }) => {
  const { visitor, put } = await withRobot(page, { commentDocMode: false })
  await put({ msgType: 1, msgContent: 'Thirty days.', docId: 'd8' })
  await expect(visitor.message('Thirty days.')).toBeVisible()
  await expect(visitor.log.getByRole('group', { name: 'Was this helpful?' })).toHaveCount(0)
})

test('D-08 S-13 S-14 K-01 a menu: topics, five questions at a time, tiles, series problems', async ({
  page,
}) => {
  const { visitor, say } = await withRobot(page)
  const questions = Array.from({ length: 7 }, (_, at) => ({
    question: `Question ${at + 1}`,
    docId: `d${at}`,
  }))
  const plain = { imgUrl: '', groups: [], link: '', opens: 'questions' as const }
  const delivery = { ...plain, id: 'f1', name: 'Delivery', questions }
  const returns = { ...plain, id: 'f2', name: 'Returns', questions: [{ question: 'How long?', docId: 'x' }] }

  await test.step('S-13 tabs; the batches of five go round', async () => {
    await say({ kind: 'menu', title: 'Topics', layout: 'tabs', entries: [delivery, returns], buttons: [] })
    const list = visitor.log.getByRole('list', { name: 'Delivery' }).getByRole('listitem')
    await expect(list).toHaveText([1, 2, 3, 4, 5].map((at) => `Question ${at}`))
    const change = visitor.log.getByRole('button', { name: 'More questions' })
    await change.click()
    await expect(list).toHaveText(['Question 6', 'Question 7'])
    await change.click()
    await expect(list).toHaveCount(5)
    await visitor.log.getByRole('tab', { name: 'Returns' }).click()
    await expect(change).toHaveCount(0)
    await visitor.log.getByRole('button', { name: 'How long?' }).click()
    await expect(ownMessage(visitor, 'How long?')).toBeVisible()
  })

  await test.step('S-14 tiles open below, lead elsewhere, and series problems are asked', async () => {
    const guide = { ...plain, id: 'f3', name: 'Size guide', questions: [], opens: 'link' as const }
    const entries = [delivery, { ...guide, link: 'https://shop.example/sizes' }]
    const series = [{ id: 's1', name: 'My parcel is late' }]
    await say({ kind: 'menu', title: 'Services', layout: 'tiles', entries, buttons: series })
    await opensElsewhere(visitor.log.getByRole('link', { name: 'Size guide' }))
    const services = visitor.log.locator('.message').filter({ hasText: 'Services' })
    const tile = services.getByRole('button', { name: 'Delivery' })
    await tile.click()
    await expect(tile).toHaveAttribute('aria-expanded', 'true')
    await expect(services.getByRole('button', { name: 'Question 5' })).toBeVisible()
    await tile.click()
    await expect(services.getByRole('button', { name: 'Question 5' })).toHaveCount(0)
    await visitor.log.getByRole('button', { name: 'My parcel is late' }).click()
    await expect(ownMessage(visitor, 'My parcel is late')).toBeVisible()
  })
})

test('D-08 what nobody knows how to show is said, and takes nothing down', async ({ page }) => {
  const { visitor, agent, threadId, put } = await served(page)
  const unknown = visitor.log.getByText('This message cannot be shown here.')
  await put({ msgType: 77, msgContent: 'Words of a newer version' })
  await expect(visitor.message('Words of a newer version')).toBeVisible()
  await expect(unknown).toHaveCount(1)
  for (const [at, msgType] of [7, 10, 13, 99].entries()) {
    await put({ msgType, msgContent: `{"broken ${msgType}` })
    await expect(unknown).toHaveCount(at + 2)
  }
  await visitor.log.getByText('Show content').last().click()
  await expect(visitor.log.getByText('{"broken 99')).toBeVisible()
  await agent.reply(threadId, 'still here')
  await expect(visitor.message('still here')).toBeVisible()
})

function bubbleWith(visitor: VisitorPage, text: string): Locator {
  return visitor.log.locator('.bubble').filter({ hasText: text })
}

function ownMessage(visitor: VisitorPage, text: string): Locator {
  return visitor.log.locator('.message-own').getByText(text, { exact: true })
}

/** V-10: in a new tab, which learns nothing of this one. */
async function opensElsewhere(link: Locator): Promise<void> {
  await expect(link).toHaveAttribute('target', '_blank')
  await expect(link).toHaveAttribute('rel', /noopener/)
}

function naturalWidth(image: Locator): Promise<number> {
  return image.evaluate((one: HTMLImageElement) => one.naturalWidth)
}
