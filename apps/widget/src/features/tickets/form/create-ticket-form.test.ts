import { beforeEach, describe, expect, it } from 'vitest'
import { unknown, type Refused } from '@foyer/client/result.ts'
import { sampleAccess } from '../sample-access.ts'
import type { Notice, TicketAccess } from '../../forms/ticket-access.ts'
import { createTicketForm, type TicketFormStore } from './create-ticket-form.ts'

type Call = Parameters<TicketAccess['client']['addWo']>[0]

const words = { title: 'Leave message ticket', typeName: '', content: '' }
const tooFast: Refused = {
  ok: false,
  kind: 'refused',
  error: 'form.incomplete',
  http: 400,
}

let sent: Call[]
let notices: Notice[]
let answer: Awaited<ReturnType<TicketAccess['client']['addWo']>>
let access: TicketAccess
let ends: number

beforeEach(() => {
  ;[sent, notices, ends] = [[], [], 0]
  answer = { ok: true, data: { woId: 'w1', woNumber: 1042 } }
  access = sampleAccess(
    {
      addWo: async (input) => {
        sent.push(input)
        return answer
      },
    },
    { notify: (notice) => notices.push(notice) },
  )
})

async function open(kind: 'leave' | 'card' = 'leave'): Promise<TicketFormStore> {
  const form = createTicketForm({ access, templateId: 't1', kind, onSent: () => (ends += 1) })
  await expect.poll(() => form.get().template).toMatchObject({ typeId: 'ty1' })
  return form
}

function fill(form: TicketFormStore): void {
  form.edit({ content: 'A cracked lid', email: 'sam@shop.example' })
  form.answer({ kind: 'text', id: 'c1', name: '', required: true, value: 'A-1' })
  form.answer({ kind: 'select', id: 'c6', name: '', required: true, options: [], value: 'Cup' })
}

async function settled(form: TicketFormStore): Promise<void> {
  await expect.poll(() => form.get().isSending).toBe(false)
}

describe('a ticket that is being written', () => {
  it('V-05 says what is missing, from the top, and sends nothing', async () => {
    const form = await open()
    form.submit(words, 'Message content')
    form.edit({ content: 'A cracked lid' })
    form.submit(words, 'Message content')
    expect(notices.map(({ text, params }) => [text, params?.['name']])).toEqual([
      ['notice.fillIn', 'Message content'],
      ['notice.fillIn', 'Order number'],
    ])
    expect(form.get().refusal).toEqual({ problem: { at: 'field', id: 'c1', name: 'Order number' } })
    expect(sent).toEqual([])
  })

  it('C-36 D-10 K-05 is sent once, with what the template is, and is gone afterwards', async () => {
    const form = await open()
    fill(form)
    form.submit(words, '')
    form.submit(words, '')
    await settled(form)
    expect(sent).toEqual([
      {
        userId: 'u1',
        tenantId: 'demo',
        cusFieldConfigInfoVoList: [
          { fieldId: 'c1', fieldName: 'Order number', fieldValue: 'A-1' },
          { fieldId: 'c6', fieldName: 'What arrived broken', fieldValue: 'Cup' },
        ],
        woContent: 'A cracked lid',
        woFileRelVoList: [],
        woStartWay: 0,
        woTitle: 'Leave message ticket',
        woType: 't1',
        woTypeId: 'ty1',
        woTypeName: 'Damage',
        customerEmail: 'sam@shop.example',
        id: sent[0]?.id,
      },
    ])
    expect(sent[0]?.id).toMatch(/^sample-/)
    expect(form.get().draft).toMatchObject({ content: '', email: '', answers: {}, files: [] })
    expect(ends).toBe(1)
  })

  it('X-06 that was not stored keeps its words, and is sent again under the same id', async () => {
    const form = await open()
    fill(form)
    answer = unknown('network')
    form.submit(words, '')
    await settled(form)
    expect(form.get()).toMatchObject({ hasFailed: true, draft: { content: 'A cracked lid' } })
    form.submit(words, '')
    await settled(form)
    form.edit({ content: 'Two cracked lids' })
    answer = tooFast
    form.submit(words, '')
    await settled(form)
    const [first, again, other] = sent.map(({ id }) => id)
    expect(again).toBe(first)
    expect(other).not.toBe(first)
    expect(notices.map(({ text }) => text)).toEqual(['error.formIncomplete'])
    expect(ends).toBe(0)
  })

  it('S-30 is there again when the page is, and not after it was sent', async () => {
    const form = await open()
    fill(form)
    expect((await open()).get().draft).toMatchObject({
      content: 'A cracked lid',
      answers: { c1: 'A-1', c6: 'Cup' },
    })
    form.submit(words, '')
    await settled(form)
    expect((await open()).get().draft.content).toBe('')
  })

  it('T-13 begins with what was typed in the chat, unless another one is being written', async () => {
    const form = await open()
    form.carry('My kettle leaks')
    form.carry('something else')
    expect(form.get().draft.content).toBe('My kettle leaks')
  })

  it('V-07 K-05 a card form has no text of its own', async () => {
    const form = await open('card')
    fill(form)
    form.submit({ title: 'Card', typeName: 'Card form', content: 'By form jump' }, '')
    await settled(form)
    expect(sent).toMatchObject([{ woTitle: 'Card', woTypeName: 'Card form', woContent: 'By form jump' }])
  })

  it('V-05 waits for files that are on their way', async () => {
    const form = await open()
    fill(form)
    form.attachments.add([new File(['x'], 'slow.png')])
    form.submit(words, '')
    expect(notices.map(({ text }) => text)).toEqual(['notice.filesOpen'])
    expect(sent).toEqual([])
  })

  it('a channel without a template asks for the text alone', async () => {
    const form = createTicketForm({ access, templateId: '', kind: 'leave', onSent: () => undefined })
    form.edit({ content: 'A cracked lid' })
    form.submit(words, '')
    await settled(form)
    expect(sent).toMatchObject([{ woType: '', woTypeId: 'default', cusFieldConfigInfoVoList: [] }])
  })
})
