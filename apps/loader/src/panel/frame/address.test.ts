import { expect, it } from 'vitest'
import { frameAddress, linkAddress } from './address.ts'

const settings = { server: 'https://chat.example/', channel: 'a b&c' }

it('S-03 the frame is told that it is one, and by the loader', () => {
  expect(frameAddress(settings, '').href).toBe(
    'https://chat.example/chat_online/index?channelId=a+b%26c&from=iframe&loader=1',
  )
})

it('a language is named only if the site names one; where the visitor came from goes along', () => {
  const { searchParams } = frameAddress({ ...settings, locale: 'ar' }, 'https://search.example/?q=tea')
  expect(searchParams.get('locale')).toBe('ar')
  expect(searchParams.get('refer')).toBe('https://search.example/?q=tea')
})

it('S-03 in the page itself it has no button that closes it', () => {
  expect(frameAddress({ ...settings, mount: '#chat' }, '').searchParams.get('close')).toBe('0')
})

it('nothing that is said about the user stands in the address', () => {
  const user = { userName: 'Sam', email: 'sam@shop.example' }
  expect(frameAddress({ ...settings, user }, '').href).not.toMatch(/sam/i)
})

it('the plain link is no frame', () => {
  expect(linkAddress({ ...settings, channel: 'demo', locale: 'de' }).href).toBe(
    'https://chat.example/chat_online/index?channelId=demo&locale=de',
  )
})
