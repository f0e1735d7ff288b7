import { describe, expect, it } from 'vitest'
import { readPageParams } from './page-params.ts'

const plain = {
  channelId: '',
  locale: null,
  previousUrl: '',
  refer: '',
  isFramed: false,
  hasLoader: false,
  isPreview: false,
  hasClose: true,
  inviteEvaluate: false,
  product: undefined,
  about: {},
  wish: {},
}

describe('the address', () => {
  it('S-02 names the channel, or none', () => {
    expect(readPageParams('?channelId=demo&locale=fr', 'https://shop.example/cart')).toEqual({
      ...plain,
      channelId: 'demo',
      locale: 'fr',
      previousUrl: 'https://shop.example/cart',
    })
    expect(readPageParams('', '')).toEqual(plain)
    expect(readPageParams('?refer=https%3A%2F%2Fsearch.example', '')).toEqual({
      ...plain,
      refer: 'https://search.example',
    })
  })

  it('S-03 says whether it is framed, a preview, without a close button, and inviting a rating', () => {
    expect(readPageParams('?from=iframe&customize=true&close=0&inviteEvaluate', '')).toEqual({
      ...plain,
      isFramed: true,
      isPreview: true,
      hasClose: false,
      inviteEvaluate: true,
    })
    expect(readPageParams('?close=false', '').hasClose).toBe(false)
    expect(readPageParams('?close=1', '').hasClose).toBe(true)
  })

  it('S-33 says whether a loader is around it, in one way only', () => {
    expect(readPageParams('?from=iframe&loader=1', '')).toEqual({ ...plain, isFramed: true, hasLoader: true })
    for (const search of ['?loader', '?loader=0', '?loader=true', '?loader=2'])
      expect(readPageParams(search, '').hasLoader).toBe(false)
  })

  it('S-20 may name a group and somebody in it', () => {
    const { wish } = readPageParams('?channelId=demo&groupId=g2&adminId=7', '')
    expect(wish).toEqual({ groupId: 'g2', adminId: '7' })
    expect(readPageParams(`?groupId=&adminId=${'7'.repeat(65)}`, '').wish).toEqual({})
  })

  it('T-14 may carry a product, which has at least a title', () => {
    expect(readPageParams('?title=Kettle&price=39+EUR&desc=Blue', '').product).toEqual({
      picture: '',
      title: 'Kettle',
      desc: 'Blue',
      price: '39 EUR',
      url: '',
    })
    expect(readPageParams('?price=39', '').product).toBeUndefined()
  })

  it('C-39 reads what the page says about its visitor, and nothing that is empty or too long', () => {
    const said =
      'userName=Sam&phone=138&email=a%40b.example&fiyBookCode=B7&params=%7B%22plan%22%3A%22gold%22%7D'
    expect(readPageParams(`?channelId=demo&${said}&other=&token=x`, '').about).toEqual({
      userName: 'Sam',
      phone: '138',
      email: 'a@b.example',
      fiyBookCode: 'B7',
      params: '{"plan":"gold"}',
    })
    expect(readPageParams(`?userName=&phone=${'1'.repeat(201)}&constructor=x`, '').about).toEqual({})
  })
})
