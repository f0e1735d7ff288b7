import { ChannelSettings } from '@foyer/contract/settings/channel-settings.ts'
import { channelSettingsExample } from '@foyer/contract/settings/channel-settings-example.ts'
import { leavesOf } from '@foyer/contract/input-leaves.ts'
import { describe, expect, it } from 'vitest'
import { localiseTexts, mapTexts, roomOf, textPlaces, textsOf } from './texts.ts'

/** Texts of the settings that no visitor reads: ids, addresses, colours and codes. */
const notForPeople = [
  'language',
  'mainColor',
  'kitBgcolor',
  'kitTxcolor',
  'cusColor',
  'navigationBarColor',
  'backgroundImage',
  'avatar',
  'robotNo',
  'robotIcon',
  'leaveMsgWoType',
  'groupConfig.*.groupId',
  'userForm.formList.*.value',
  'userForm.formList.*.options.*.value',
  'chatMenuConfigPlan.menus.*.id',
  'chatMenuConfigPlan.menus.*.docId',
  'chatMenuConfigPlan.menus.*.labelLink',
  'chatMenuConfigPlan.menus.*.background',
  'chatMenuConfigPlan.menus.*.color',
  'faq.showContent.*.id',
  'faq.showContent.*.imgUrl',
  'faq.showContent.*.questionList.*.docId',
  'faq.showContent.*.faqGrouplist.*.id',
  'faq.showContent.*.faqGrouplist.*.questionList.*.docId',
  'faq.showContent.*.labelLink',
  'faq.btnList.*.id',
  'sideBarConfig.quickList.*.url',
  'sideBarConfig.quickList.*.link',
  'sideBarConfig.adList.*.url',
  'sideBarConfig.adList.*.link',
  // A character in place of the speech bubble.
  'launcher.icon',
]

describe('the places of texts', () => {
  it('name every text of the schema, or it is named as no text for people', () => {
    const texts = leavesOf(ChannelSettings.omit({ translations: true }))
      .filter(({ schema }) => schema._zod.def.type === 'string')
      .map(({ path }) => path.join('.').replaceAll('[]', '*'))
    const known: string[] = [...textPlaces, ...notForPeople]
    expect([...new Set(texts)].toSorted()).toEqual(known.toSorted())
  })

  it('have as much room as the schema gives them', () => {
    const wrong = leavesOf(ChannelSettings.omit({ translations: true })).flatMap(({ path, schema }) => {
      const name = path.join('.').replaceAll('[]', '*')
      const place = textPlaces.find((known) => known === name)
      if (!place) return []
      const takes = (length: number) => {
        const parsed = schema._zod.run({ value: 'x'.repeat(length), issues: [] }, { async: false })
        return 'issues' in parsed && parsed.issues.length === 0
      }
      return takes(roomOf(place)) && !takes(roomOf(place) + 1) ? [] : [place]
    })
    expect(wrong).toEqual([])
  })
})

describe('texts of a channel', () => {
  it('are each named once, and tags one by one', () => {
    const texts = textsOf(channelSettingsExample)
    expect(texts[0]).toEqual({ text: 'Harbour Home: help', place: 'titleDesc' })
    expect(texts.filter(({ text }) => text === 'Rude')).toEqual([
      { text: 'Rude', place: 'starList.*.levelTag' },
    ])
    expect(new Set(texts.map(({ text }) => text)).size).toBe(texts.length)
    expect(texts.some(({ text }) => text === '')).toBe(false)
  })

  it('are replaced wherever they are, and nothing else is', () => {
    const shouted = mapTexts(channelSettingsExample, (text) => text.toUpperCase())
    expect(shouted.chatMenuConfigPlan.menus[1]).toMatchObject({ id: 'm2', menuName: 'TALK TO AN AGENT' })
    expect(shouted.userForm.formList[3]?.options).toEqual([
      { label: 'AN ORDER', value: 'order' },
      { label: 'A RETURN', value: 'return' },
    ])
    expect(shouted.starList[0]?.levelTag).toBe('BAD ATTITUDE,UNTIMELY REPLY,DID NOT SOLVE THE PROBLEM,RUDE')
    expect(shouted.mainColor).toBe(channelSettingsExample.mainColor)
    expect(shouted.translations).toEqual(channelSettingsExample.translations)
  })
})

describe('a channel in a language', () => {
  it('has the translations that there are, and its own texts otherwise', () => {
    const german = localiseTexts(channelSettingsExample, {
      'Talk to an agent': 'Mit uns sprechen',
      Rude: 'Unhöflich, grob',
      'Harbour Home: help': '   ',
    })
    expect(german.chatMenuConfigPlan.menus[1]?.menuName).toBe('Mit uns sprechen')
    expect(german.starList[0]?.levelTag).toContain(',Unhöflich  grob')
    expect(german.titleDesc).toBe('Harbour Home: help')
  })

  it('keeps its own text where a translation has no room', () => {
    const long = 'x'.repeat(201)
    const german = localiseTexts(
      { ...channelSettingsExample, titleDesc: 'Hello', adminWelcomeMsg: 'Hello' },
      { Hello: long, Rude: long },
    )
    expect(german.titleDesc).toBe('Hello')
    expect(german.adminWelcomeMsg).toBe(long)
    expect(german.starList).toEqual(channelSettingsExample.starList)
  })

  it('is the same object without translations', () => {
    expect(localiseTexts(channelSettingsExample, undefined)).toBe(channelSettingsExample)
  })

  it('never takes a word of the prototype for a translation', () => {
    const settings = { ...channelSettingsExample, titleDesc: 'constructor' }
    expect(localiseTexts(settings, {}).titleDesc).toBe('constructor')
  })
})
