import type { LocalMessage } from '@foyer/core/messages/item.ts'
import type { Exhibit } from '../exhibit.ts'
import { nowMs } from '../stage/conversation.ts'
import { itemRow, wireRow } from './message-row.tsx'

const own = { senderType: 1, senderName: '' }
const longName = 'Anastasia Konstantinidou-Featherstonehaugh of the department for claims and returns'

const local: LocalMessage = {
  id: 'l1',
  content: { kind: 'text', text: 'Where is my parcel?' },
  at: nowMs,
  status: 'loading',
}
const picture: LocalMessage['content'] = { kind: 'image', url: '/files/9f2c/lid.jpg', name: 'lid.jpg' }

/** What can happen to a message, whatever its kind. */
export default [
  { name: 'state/quote', view: () => wireRow({ replyMsg: 'My kettle arrived with a cracked lid.' }) },
  { name: 'state/quote/own', view: () => wireRow({ ...own, replyMsg: 'May I see a picture of it?' }) },
  { name: 'state/translation', view: () => wireRow({ msgTransContent: '您的包裹今早已从仓库发出。' }) },
  { name: 'state/recalled', view: () => wireRow({ recallFlag: 1 }) },
  { name: 'state/recalled/own', view: () => wireRow({ ...own, recallFlag: 1 }) },
  { name: 'state/sending', view: () => localRow({}) },
  { name: 'state/sending/image', view: () => localRow({ content: picture }) },
  { name: 'state/failed', view: () => localRow({ status: 'failed', error: 'request.invalid' }) },
  { name: 'state/failed/image', view: () => localRow({ content: picture, status: 'failed' }) },
  { name: 'state/unsupported', view: () => wireRow({ msgType: 4711, msgContent: 'something new' }) },
  { name: 'state/broken', view: () => wireRow({ msgType: 7, msgContent: '{broken' }) },
  { name: 'state/empty', view: () => wireRow({ msgContent: '' }) },
  {
    name: 'state/system',
    view: () => wireRow({ senderType: 4, msgContent: 'Ana will be back in a moment.' }),
  },
  { name: 'state/long-name', view: () => wireRow({ senderName: longName }) },
  { name: 'state/robot', view: () => wireRow({ senderType: 3, senderName: '' }) },
] satisfies Exhibit[]

function localRow(part: Partial<LocalMessage>) {
  return itemRow({ type: 'local', key: 'l1', at: nowMs, local: { ...local, ...part } })
}
