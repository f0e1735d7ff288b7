import { expect, it } from 'vitest'
import { leaveAddress } from './leave-address.ts'

const window = {
  channelId: 'demo',
  tenantId: 'shop',
  userId: 'u1',
  isFramed: false,
  isPhone: false,
  locale: null,
}
const query = 'channelId=demo&tenantId=shop&userId=u1'

it('the page of a window is /leaveMsg, of phones and frames /leaveMessage', () => {
  expect(leaveAddress(window)).toBe(`/chat_online/leaveMsg?${query}`)
  expect(leaveAddress({ ...window, isPhone: true, locale: 'fr' })).toBe(
    `/chat_online/leaveMessage?${query}&locale=fr`,
  )
  expect(leaveAddress({ ...window, isFramed: true })).toBe(`/chat_online/leaveMessage?${query}&from=iframe`)
})
