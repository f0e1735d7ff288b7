import { describe, expect, it } from 'vitest'
import { linkedPage } from './linked-page.ts'

const chat = { origin: 'https://chat.example', channelId: 'demo', tenantId: 'shop' }

describe('the page that a link in the chat leads to', () => {
  it.each([
    ['/chat_online/workorder?woId=w1&userId=u1', '/workorder', '?woId=w1&userId=u1'],
    [
      'https://chat.example/chat_online/formData?tenantId=shop&templateId=t1',
      '/formData',
      '?tenantId=shop&templateId=t1',
    ],
    ['/chat_online/question?docId=d7&channelId=demo', '/question', '?docId=d7&channelId=demo'],
    ['/chat_online/leaveMsg', '/leaveMsg', ''],
    ['/chat_online/leaveMessage?from=iframe', '/leaveMessage', '?from=iframe'],
  ])('%s is shown by the chat', (address, route, search) => {
    expect(linkedPage(address, chat)).toEqual({ route, search })
  })

  it.each([
    'https://shop.example/chat_online/workorder?woId=w1',
    '//evil.example/chat_online/question?docId=d7',
    '/chat_online/index?channelId=demo',
    '/chat_online/workorder/?woId=w1',
    '/files/a/question',
    '/chat_online/workorder?woId=w1&token=wo_x',
    '/chat_online/formData?tenantId=other&templateId=t1',
    '/chat_online/leaveMsg?channelId=other',
    'javascript:alert(1)',
    'https://',
  ])('%s is not', (address) => {
    expect(linkedPage(address, chat)).toBeUndefined()
  })
})
