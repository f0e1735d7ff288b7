import { expect, it } from 'vitest'
import { chatLink, scriptTag, signingCode } from './site-code.ts'

const at = { origin: 'https://chat.example', channelId: 'shop-web' }

it('the tag and the link name the server and the channel', () => {
  expect(scriptTag(at)).toBe(
    '<script async src="https://chat.example/foyer.js" data-channel="shop-web"></script>',
  )
  expect(chatLink(at)).toBe('https://chat.example/chat_online/index?channelId=shop-web')
})

it('a channel’s name cannot leave its place', () => {
  const channelId = `"><img src=x>&'\\`
  expect(scriptTag({ ...at, channelId })).toContain('data-channel="&quot;>&lt;img src=x>&amp;\'\\"')
  expect(chatLink({ ...at, channelId })).not.toMatch(/["<>']/)
  expect(signingCode(channelId)).toContain(`.setAudience('"><img src=x>&\\'\\\\')`)
})

it('the example names the key, where there is one', () => {
  expect(signingCode('shop-web', 'k1')).toContain(`kid: 'k1'`)
  expect(signingCode('shop-web')).toContain(`kid: 'KEY_ID'`)
})
