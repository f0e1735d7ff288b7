import { describe, expect, it } from 'vitest'
import { defaultChannelConfig } from '@foyer/contract/channel/config.ts'
import { robotNoteOf } from '@foyer/core/robot/notes.ts'
import { bodiesOfReply, isForPerson } from './reply.ts'

describe('what stands in the log', () => {
  const channel = {
    ...defaultChannelConfig,
    robotAnswerTransferUserMode: false,
    robotUnknownTransferUserMode: true,
  } as const
  const document = {
    docId: 'd1',
    question: 'Q',
    answer: '<p>A</p>',
    attachments: [{ name: 'a.pdf', url: '/files/x/a' }],
  }

  it('C-11 a document with its sources and suggestions', () => {
    const suggestions = [{ docId: 'd2', question: 'Q2', score: 0.2 }]
    expect(bodiesOfReply(channel, { kind: 'document', document, suggestions })).toMatchObject([
      {
        msgType: 3,
        content: '<p>A</p>',
        extra: {
          docId: 'd1',
          suggestList: suggestions,
          referenceFile: [{ referenceFileName: 'a.pdf', referenceFileUrl: '/files/x/a' }],
        },
      },
    ])
  })

  it.each([
    [true, undefined],
    [false, 2],
  ] as const)('D-09 T-04 with commentDocMode %s an answer says disabled %s', (commentDocMode, disabled) => {
    const [body] = bodiesOfReply(
      { ...channel, commentDocMode },
      { kind: 'document', document, suggestions: [] },
    )
    expect(body?.extra?.['disabled']).toBe(disabled)
  })

  it('a key for what is said in every language, and the way to a person by the channel', () => {
    const [unknown] = bodiesOfReply(channel, { kind: 'unknown', suggestions: [] })
    expect(unknown).toMatchObject({ content: 'robot.unknown', extra: { showTransferBtn: 1 } })
    const [nobody] = bodiesOfReply(
      { ...channel, transferUserMode: false },
      { kind: 'unknown', suggestions: [] },
    )
    expect(nobody).not.toMatchObject({ extra: { showTransferBtn: 1 } })
    expect(robotNoteOf('robot.unknown')).toBe('robot.unknown')
    expect(robotNoteOf('anything')).toBeUndefined()
  })

  it('what a dialogue says, in its order, then the document it leads to, all with the face of the robot', () => {
    const says = [{ type: 'message' as const, msgType: 1, content: 'One', extra: { nodeId: 'n' } }]
    const bodies = bodiesOfReply(channel, { kind: 'dialogue', says, document, isForPerson: false })
    expect(bodies.map(({ content }) => content)).toEqual(['One', '<p>A</p>'])
    expect(bodies[0]).toMatchObject({ extra: { nodeId: 'n', senderName: channel.robotName } })
  })

  it('nothing where a person is asked for, or where the answer stands already', () => {
    expect(bodiesOfReply(channel, { kind: 'dialogue', says: [], isForPerson: true })).toEqual([])
    expect(bodiesOfReply(channel, { kind: 'settled' })).toEqual([])
    expect(isForPerson({ kind: 'dialogue', says: [], isForPerson: true })).toBe(true)
    expect(isForPerson({ kind: 'unknown', suggestions: [] })).toBe(false)
  })

  it('politeness, and no way to a person beside it', () => {
    const [hello] = bodiesOfReply(channel, { kind: 'smallTalk', talk: 'greeting' })
    expect(hello).toMatchObject({ content: 'robot.greeting' })
    expect(hello).not.toMatchObject({ extra: { showTransferBtn: 1 } })
  })
})
