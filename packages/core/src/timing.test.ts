import { factoryTexts } from '@foyer/contract/channel/factory-texts.ts'
import { maxCommentLength, robotTags } from '@foyer/contract/evaluation/tags.ts'
import { expect, it } from 'vitest'
import { emoji } from './composer/emoji.ts'
import { limits, timing } from './timing.ts'

it('K-01 every constant of the spec has its value', () => {
  expect(timing).toMatchObject({
    requestTimeoutMs: 3_000_000,
    typingDebounceMs: 500,
    transferLockMs: 5000,
    typingTitleMs: 1200,
    typingShownMs: 2000,
    pollMs: 2000,
    tipsHideMs: 5000,
    robotGuideMs: 1000,
    cannedAnswerMs: 200,
    toastMs: 3000,
    successToastMs: 2000,
    userIdLifetimeMs: 504_000_000,
  })
  expect(limits).toMatchObject({
    historyPage: 20,
    faqPage: 5,
    comment: 64,
    starMin: 1,
    starMax: 5,
    starDefault: 5,
    attachments: 3,
    uploadBytes: 52_428_800,
    mobileWidth: 800,
    textareaRows: 5,
  })
  expect(maxCommentLength).toBe(64)
  expect([robotTags.length, factoryTexts.reasons.length, emoji.length]).toEqual([4, 4, 50])
})
