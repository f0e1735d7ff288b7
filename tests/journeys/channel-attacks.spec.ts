import { expect, type Browser } from '@playwright/test'
import { createChannel } from '@foyer/contract/desk/channels.ts'
import { publishChannel, readChannelDraft } from '@foyer/contract/desk/channel-drafts.ts'
import { withMarkup, withSchemes } from './people/hostile/attacks.ts'
import { fieldKinds, notShown, textFieldsOfSchema } from './people/hostile/field-kinds.ts'
import { fillSettings, translateAll, type HostileSettings } from './people/hostile/fill-settings.ts'
import { walkChat, walkPanel } from './people/hostile/walk-chat.ts'
import { watchPage, type Harm, type Watch } from './people/hostile/watch.ts'
import { wholeSettings } from './people/hostile/whole-settings.ts'
import { HostPage } from './people/hosts.ts'
import { anaSignedIn } from './people/taken.ts'
import { test } from './people/test.ts'
import { VisitorPage } from './people/visitor-page.ts'

const scoresOnly = 'the channel asks with stars'
const starsOnly = 'the channel asks with scores'
const unsafe = 'an address that is not safe is left out'

/** Fields of one attack that no visitor meets, and why. No field may be in both lists. */
const unmet = {
  markup: { 'scoreList.*.levelGuideMsg': scoresOnly, 'scoreList.*.levelTag': scoresOnly },
  schemes: {
    'starList.*.levelGuideMsg': starsOnly,
    'starList.*.levelTag': starsOnly,
    'sideBarConfig.quickList.*.name': `${unsafe}, and its name with it`,
  },
} satisfies Record<string, Record<string, string>>

const none: Harm = { ran: [], asked: [], policy: [] }

test('every text of the settings is of a kind that is attacked, or has a reason why no page shows it', () => {
  expect([...fieldKinds.keys(), ...Object.keys(notShown)].toSorted()).toEqual(textFieldsOfSchema())
  expect(Object.keys(unmet.markup).filter((field) => field in unmet.schemes)).toEqual([])
})

test('a published channel full of tags is shown as text, and nothing of it runs', async ({ browser }) => {
  test.slow()
  const hostile = fillSettings(wholeSettings(1), withMarkup)
  const seen = await visitBoth(browser, hostile)
  expect(missing(hostile, seen, unmet.markup)).toEqual([])
})

test('translations full of styles, and links of other schemes, are shown as text and lead nowhere', async ({
  browser,
}) => {
  test.slow()
  const hostile = translateAll(fillSettings(wholeSettings(2), withSchemes))
  const seen = await visitBoth(browser, hostile)
  const texts = hostile.planted.filter(({ kind }) => kind === 'text' || kind === 'markup')
  expect(missing({ planted: texts }, seen, unmet.schemes)).toEqual([])
})

/** The fields of which nothing was on a page. A text counts only as a whole, one with markup by its mark. */
function missing(
  { planted }: Pick<HostileSettings, 'planted'>,
  seen: string,
  reasons: Readonly<Record<string, string>>,
): string[] {
  const fields = Map.groupBy(planted, ({ path }) => path)
  return [...fields]
    .filter(([path]) => !(path in reasons))
    .filter(
      ([, plants]) =>
        !plants.some(({ kind, mark, value }) =>
          seen.includes(kind === 'text' || kind === 'colour' ? value : mark),
        ),
    )
    .map(([path]) => path)
}

/** The channel is published as an admin does it, and visited on a page of another site and by its own link. */
async function visitBoth(browser: Browser, hostile: HostileSettings): Promise<string> {
  const channelId = await published(hostile)
  const { markOf } = hostile
  const onSite = await visit(browser, async (watch, page) => {
    const host = new HostPage(page, 'plain')
    await host.open(channelId)
    const launcher = page.getByRole('button', { name: new RegExp(markOf('launcher.label')) })
    await expect(launcher).toBeVisible()
    await watch.look()
    await launcher.click()
    await walkChat({ visitor: host.visitor, watch, channelId, markOf })
  })
  const byLink = await visit(browser, async (watch, page) => {
    const visitor = new VisitorPage(page)
    await visitor.arrive('', channelId)
    await walkChat({ visitor, watch, channelId, markOf })
    await walkPanel({ visitor, watch, markOf })
  })
  return onSite + byLink
}

async function visit(
  browser: Browser,
  walk: (watch: Watch, page: Awaited<ReturnType<Browser['newPage']>>) => Promise<void>,
): Promise<string> {
  const context = await browser.newContext({ locale: 'en-GB' })
  const page = await context.newPage()
  const watch = await watchPage(page)
  await walk(watch, page)
  expect(watch.harm).toEqual(none)
  await context.close()
  return watch.shown()
}

async function published({ settings }: HostileSettings): Promise<string> {
  const ana = await anaSignedIn()
  const made = await ana.call('createChannel', { name: 'Hostile' })
  const { channelId } = createChannel.output.parse(made.body.data)
  const { version, draft } = readChannelDraft.output.parse(
    (await ana.call('readChannelDraft', { channelId })).body.data,
  )
  const saved = await ana.call('saveChannelDraft', { channelId, revision: draft.revision, changes: settings })
  expect(saved.body).toMatchObject({ code: 200, data: { conflicts: [] } })
  const { revision } = readChannelDraft.output.parse(
    (await ana.call('readChannelDraft', { channelId })).body.data,
  ).draft
  const done = await ana.call('publishChannel', { channelId, version, revision })
  expect(publishChannel.output.parse(done.body.data)).toEqual({ version: version + 1 })
  return channelId
}
