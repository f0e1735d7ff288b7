import { defaultChannelConfig, encodeChannelConfig } from '@foyer/contract/channel/config.ts'
import type { FormField } from '@foyer/contract/forms/field.ts'
import { encodeField } from '@foyer/contract/forms/encode-field.ts'
import { fields as kinds } from '@foyer/contract/forms/fields/index.ts'
import { ticketExample } from '@foyer/contract/tickets/ticket-example.ts'
import type { Ticket } from '@foyer/contract/tickets/ticket.ts'
import { unknown, type Ok } from '@foyer/client/result.ts'
import { createStorage } from '@foyer/client/storage.ts'
import { browserClock } from '@foyer/client/ports/clock.ts'
import type { TicketAccess } from '../forms/ticket-access.ts'

/** Answers of a server that is not there, for exhibits and tests. */
export function sampleAccess(
  change: Partial<TicketAccess['client']> = {},
  access: Partial<TicketAccess> = {},
): TicketAccess {
  let ids = 0
  return {
    client: {
      channelInfo: () => ok({ ...encodeChannelConfig(defaultChannelConfig), isStaffed: true }),
      getTemplateFiledInfoByTemplateId: () => ok(templateOf(shortForm)),
      queryWoByCustom: () => ok({ list: [...sampleTickets] }),
      queryWoById: () => ok(longTicket),
      addWo: () => ok({ woId: 'w9', woNumber: 1043 }),
      addWoHandleInfo: () => ok({}),
      ...change,
    },
    uploader: {
      uploadWoFile: async ({ name }, { onProgress }) => {
        onProgress(0.6)
        if (name.startsWith('slow')) return new Promise(() => undefined)
        if (name.startsWith('lost')) return unknown('network')
        return { ok: true, data: { url: `/files/1/${name}`, name, suffix: 'png' } }
      },
    },
    who: () => ({ userId: 'u1', tenantId: 'demo' }),
    notify: () => undefined,
    refuseIdentity: () => undefined,
    store: createStorage(browserClock, undefined),
    place: 'demo',
    newId: () => `sample-${(ids += 1)}`,
    ...access,
  }
}

async function ok<T>(data: T): Promise<Ok<T>> {
  return { ok: true, data }
}

export function templateOf(fields: readonly FormField[]) {
  return {
    woType: { typeId: 'ty1', typeName: 'Damage' },
    items: fields.map((field) => {
      const { chooseValue: _, ...item } = encodeField(field)
      return item
    }),
  }
}

const shortForm: FormField[] = [
  { id: 'c1', name: 'Order number', kind: 'text', required: true, value: '' },
  {
    id: 'c6',
    name: 'What arrived broken',
    kind: 'select',
    required: true,
    options: ['Kettle', 'Cup'],
    value: '',
  },
]

/** D-10: every kind there is. */
export const allKinds: readonly FormField[] = Object.values(kinds).map(({ example }) => example)

const day = 86_400_000
const { createTime } = ticketExample

export const longTicket: Ticket = {
  ...ticketExample,
  woNumber: 1042,
  woContent:
    'The lid of my kettle arrived cracked.<br>I have attached two pictures.<br><br>Could you send me a new one?',
  woFileRelVoList: [
    { fileName: 'cracked-lid.jpg', fileType: 'image/jpeg', fileUrl: '/files/9f2c/cracked-lid.jpg' },
    {
      fileName: `the-box-it-came-in-${'seen-from-above-'.repeat(4)}.png`,
      fileType: 'image/png',
      fileUrl: '/files/9f2d/box.png',
    },
    { fileName: 'unpacking.mp4', fileType: 'video/mp4', fileUrl: '/files/9f2e/unpacking.mp4' },
  ],
  cusFieldConfigInfoVoList: [
    { fieldId: 'c1', fieldName: 'Order number', fieldValue: 'A-20931' },
    { fieldId: 'c8', fieldName: 'What broke', fieldValue: 'Lid,Handle' },
    { fieldId: 'c9', fieldName: 'Region', fieldValue: 'North / Harbour town' },
  ],
  crmCustomerVo: { name: 'Sam', phone: '+49 40 5550 123' },
  handleList: [
    {
      handleTime: createTime + day / 24,
      handleUserName: 'Ana',
      handleType: 1,
      handleWoStatus: 2,
      handleContent: 'I am sorry! Would you like a new lid or your money back? https://shop.example/returns',
      woFileVoList: [],
    },
    {
      handleTime: createTime + day,
      handleUserName: 'Sam',
      handleType: 2,
      handleWoStatus: 1,
      handleContent: 'A new lid, please.\nThe old one looks like this now:',
      woFileVoList: [{ fileName: 'lid-in-two.jpg', fileUrl: '/files/9f2f/lid-in-two.jpg' }],
    },
    {
      handleTime: createTime + 2 * day,
      handleUserName: 'Averyveryverylongname'.repeat(3),
      handleType: 1,
      handleWoStatus: 3,
      handleContent: `It was sent today. ${'Averyveryverylongword'.repeat(5)}`,
      woFileVoList: [],
    },
  ],
}

export const sampleTickets: readonly Ticket[] = [
  longTicket,
  {
    ...ticketExample,
    woId: 'w2',
    woNumber: 1040,
    woStatus: 0,
    woPriority: 3,
    handleList: [],
    createTime: createTime - day,
  },
  {
    ...ticketExample,
    woId: 'w3',
    woNumber: 977,
    woStatus: 1,
    woPriority: 2,
    createTime: createTime - 9 * day,
  },
  {
    ...ticketExample,
    woId: 'w4',
    woNumber: 12,
    woTitle: 'Averyveryverylongtitle'.repeat(5),
    woContent: `${'Averyveryverylongword'.repeat(6)} ${'and then some more. '.repeat(20)}`,
    woStatus: 3,
    woPriority: 0,
    createTime: createTime - 90 * day,
  },
  { ...ticketExample, woId: 'w5', woNumber: 3, woStatus: 99, createTime: createTime - 400 * day },
]
