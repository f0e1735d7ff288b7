import { describe, expect, it } from 'vitest'
import { mailAddress, mailboxOf } from './mail-address.ts'

describe('addresses that are written to', () => {
  it.each([
    ['sam@shop.example', 'sam@shop.example'],
    ['  Sam.Lee+kettle@Shop.Example ', 'Sam.Lee+kettle@shop.example'],
    ["o'neil@mail.shop.example", "o'neil@mail.shop.example"],
    ['sam@bücher.example', 'sam@xn--bcher-kva.example'],
    ['sam@例え.テスト', 'sam@xn--r8jz45g.xn--zckzah'],
  ])('%j', (text, address) => {
    expect(mailAddress(text)).toBe(address)
  })

  it.each([
    ['', 'nothing'],
    ['sam', 'no address'],
    ['sam@shop', 'no domain'],
    ['sam@shop.example\r\nBcc: eve@evil.example', 'a header'],
    ['sam@shop.example\nDATA', 'a command'],
    ['sam@shop.example%0d%0aBcc:eve@evil.example', 'an encoded header'],
    ['sam@shop.example,eve@evil.example', 'a list'],
    ['sam@shop.example;eve@evil.example', 'another list'],
    ['sam@shop.example eve@evil.example', 'two'],
    ['Sam <sam@shop.example>', 'a name before it'],
    ['"Sam, the first" <sam@shop.example>', 'a quoted name before it'],
    ['"sam eve"@shop.example', 'a quoted mailbox'],
    ['sam@shop.example@evil.example', 'two hosts'],
    ['@evil.example:sam@shop.example', 'a route'],
    ['sam(eve@evil.example)@shop.example', 'a remark'],
    ['sam\u0000@shop.example', 'a control character'],
    ['sam@shop\u0007.example', 'one in the domain'],
    ['säm@shop.example', 'a mailbox that not every server takes'],
    ['.sam@shop.example', 'a dot before'],
    ['sa..m@shop.example', 'two dots'],
    ['sam@-shop.example', 'a hyphen before'],
    ['sam@127.0.0.1', 'a machine'],
    ['sam@[127.0.0.1]', 'a machine in brackets'],
    [`${'a'.repeat(290)}@shop.example`, 'a long mailbox'],
    [`sam@${'a'.repeat(300)}.example`, 'a long domain'],
  ])('not %j: %s', (text) => {
    expect(mailAddress(text)).toBeUndefined()
  })
})

it('notes after a plus and capitals are the same mailbox', () => {
  expect(mailboxOf('Sam+1@shop.example')).toBe(mailboxOf('sam+2@SHOP.example'))
  expect(mailboxOf('sam@shop.example')).not.toBe(mailboxOf('eve@shop.example'))
})
