import { handleTypes, ticketPriorities, ticketStatuses } from '../codes.ts'
import type { Ticket } from './ticket.ts'

export const ticketExample: Ticket = {
  woId: 'w1',
  woNumber: 1042,
  woTitle: 'Kettle arrived damaged',
  woContent: '<p>The lid of my kettle arrived cracked.</p>',
  createTime: 1_794_700_000_000,
  woStatus: ticketStatuses.waiting,
  woPriority: ticketPriorities.medium,
  typeId: 'ty1',
  typeName: 'Damage',
  woTypeId: 'ty1',
  woTypeName: 'Damage',
  woType: 't1',
  woStartWay: 0,
  partnerId: '',
  userId: 'u1',
  tenantId: 'demo',
  woFileRelVoList: [
    { fileName: 'cracked-lid.jpg', fileType: 'image/jpeg', fileUrl: '/files/9f2c/cracked-lid.jpg' },
  ],
  cusFieldConfigInfoVoList: [{ fieldId: 'c1', fieldName: 'Order number', fieldValue: 'A-20931' }],
  crmCustomerVo: { name: 'Sam', phone: '' },
  handleList: [
    {
      handleTime: 1_794_703_600_000,
      handleUserName: 'Ana',
      handleType: handleTypes.public,
      handleWoStatus: ticketStatuses.waiting,
      handleContent: 'I am sorry! Would you like a new lid or your money back?',
      woFileVoList: [],
    },
  ],
  mayReply: true,
}
