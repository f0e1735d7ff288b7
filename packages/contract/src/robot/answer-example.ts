import type { WireMessage } from '../messages/wire-message.ts'

/** A robot's answer with all that may come beside it. */
export const robotAnswerExample: WireMessage = {
  msgId: 'hT3v9KqWx2A.13',
  seq: 13,
  msgType: 3,
  senderType: 3,
  msgContent: '<p>You may return everything within <b>30 days</b>.</p>',
  msgTime: 1_794_700_001_000,
  senderName: 'Harbour helper',
  faceUrl: '/chat_online/robot.svg',
  docId: 'd7',
  showTransferBtn: 1,
  suggestList: [{ question: 'When do I get my money back?', docId: 'd8', score: 0.82 }],
  referenceFile: [{ referenceFileName: 'Return slip.pdf', referenceFileUrl: '/files/demo/return-slip.pdf' }],
}
