import { defaultChannelConfig, type ChannelConfig } from '@foyer/contract/channel/config.ts'
import type { LeaveWords } from '@foyer/core/leave-message/words.ts'
import { describe, expect, it } from 'vitest'
import { decideLeaveMessage } from './decide-leave-message.ts'

const sam: LeaveWords = {
  customerName: 'Sam',
  customerPhone: '',
  customerEmail: 'sam@shop.example',
  msgContent: 'The lid arrived cracked.',
}
const on = defaultChannelConfig
const off = { ...on, leaveMsgMode: false } as const
const strict = { ...on, leaveMsgContactMode: true } as const
const decide = (config: ChannelConfig, words: LeaveWords, files = 0) =>
  decideLeaveMessage(config, { ...words, files })

describe('an offline message on the server', () => {
  it('V-12 a channel that takes no messages refuses them', () => {
    expect(decide(off, sam)).toEqual({ error: 'form.refused' })
    expect(decide(on, sam)).toEqual({ words: sam })
  })

  it('V-12 what has nothing to see in it is refused', () => {
    for (const blank of ['\u0000\u0007', ' \u001b ']) {
      expect(decide(on, { ...sam, customerName: blank })).toEqual({ error: 'request.invalid' })
      expect(decide(on, { ...sam, msgContent: blank })).toEqual({ error: 'request.invalid' })
    }
  })

  it('V-12 is cleaned; a text keeps its lines, a name has only one', () => {
    const written = {
      customerName: ' Sam\r\nBcc: all@shop.example ',
      customerPhone: '\u0000040\t5550 ',
      customerEmail: ' ',
      msgContent: '\n one\r\n\r\ntwo \ud800 ',
    }
    expect(decide(on, written)).toEqual({
      words: {
        customerName: 'Sam Bcc: all@shop.example',
        customerPhone: '040 5550',
        customerEmail: '',
        msgContent: 'one\n\ntwo \ufffd',
      },
    })
  })

  it('V-13 V-12 attachments are refused where the channel takes no files', () => {
    const none = { ...on, imageButtonFlag: false, videoButtonFlag: false, fileButtonFlag: false } as const
    expect(decide(none, sam, 1)).toEqual({ error: 'upload.refused' })
    expect(decide(none, sam)).toEqual({ words: sam })
    for (const flag of ['imageButtonFlag', 'videoButtonFlag', 'fileButtonFlag'] as const)
      expect(decide({ ...none, [flag]: true }, sam, 3)).toEqual({ words: sam })
  })

  it('V-12 a contact that the channel asks for is checked here too', () => {
    expect(decide(strict, sam)).toEqual({ words: sam })
    for (const customerEmail of ['', 'sam@example.invalid', '\u0000'])
      expect(decide(strict, { ...sam, customerEmail })).toEqual({ error: 'form.contact' })
  })
})
