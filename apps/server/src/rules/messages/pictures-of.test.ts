import { describe, expect, it } from 'vitest'
import type { MessageContent } from '@foyer/contract/messages/content.ts'
import { picturesOf } from './pictures-of.ts'

const url = 'https://shop.example/a.png?x=1&y=2'
const card = { imgUrl: url, title: 'A teapot', describe: '' }
const entry = { id: 'e', name: 'n', imgUrl: url, opens: 'link' as const, questions: [], groups: [], link: '' }

const shown: [string, MessageContent][] = [
  ['a picture', { kind: 'image', url, name: '' }],
  ['a product', { kind: 'goods', ...card, label: '', fromUrl: 'https://shop.example/' }],
  ['an order', { kind: 'order', ...card, orderStatus: '', orderCode: '', orderTime: '', fromUrl: '' }],
  ['a link', { kind: 'link', ...card, subTitle: '', linkType: '1', linkUrl: 'https://shop.example/' }],
  ['a rich text', { kind: 'rich', html: `<p>x <IMG alt=a src="${url}"></p>`, answers: [] }],
  [
    'a rich text with an entity',
    { kind: 'rich', html: `<img src='${url.replace('&', '&amp;')}'>`, answers: [] },
  ],
  ['a card in a rich text', { kind: 'rich', html: '', answers: [], card: { ...card, linkUrl: '' } }],
  ['html', { kind: 'html', html: `<img width="3" src=" ${url} ">` }],
  ['a menu', { kind: 'menu', title: '', layout: 'tiles', entries: [entry], buttons: [] }],
]

describe('pictures of a message', () => {
  it.each(shown)('%s shows one', (_, content) => {
    expect(picturesOf(content)).toEqual([url])
  })

  it.each<[string, MessageContent]>([
    ['words that look like one', { kind: 'text', text: `<img src="${url}">` }],
    ['a link in a text', { kind: 'html', html: `<a href="${url}">x</a>` }],
    ['another attribute', { kind: 'html', html: `<img data-src="${url}">` }],
    ['another element', { kind: 'html', html: `<video src="${url}"></video>` }],
    ['a card without one', { kind: 'goods', ...card, imgUrl: '', label: '', fromUrl: url }],
    ['a film', { kind: 'video', url, name: '' }],
  ])('%s is none', (_, content) => {
    expect(picturesOf(content)).toEqual([])
  })
})
