import type { Faq } from '../../channel/config/menus.ts'
import { faqShowTypes, menubarTypes, nameOf, type FaqLayout, type TileKind } from '../../codes.ts'
import { isFields, list, listOf, str, type Fields } from '../../readers.ts'
import { jsonOf, type MessageCodec } from './message-kind.ts'

type Questions = { question: string; docId: string }[]

type Entry = {
  id: string
  name: string
  imgUrl: string
  opens: TileKind
  questions: Questions
  groups: { id: string; name: string; questions: Questions }[]
  link: string
}

/** The FAQ and the menu bar: entries as a list, as tabs or as tiles, and the series-problem buttons. */
type Menu = {
  kind: 'menu'
  title: string
  layout: FaqLayout
  entries: Entry[]
  buttons: { id: string; name: string }[]
}

const menu: MessageCodec<Menu, 99> = {
  msgType: 99,
  beside: ['menubar', 'showType', 'btnList'],
  /** The entries stand in the content (bare, or as `menubar`) or beside it. */
  decode(packed) {
    const json = jsonOf(packed)
    const outer = isFields(json) ? json : packed.side
    const entries = [json, outer['menubar'], packed.side['menubar']].find(Array.isArray)
    if (!entries) return undefined
    return {
      kind: 'menu',
      title: str(outer, 'title'),
      layout: nameOf(faqShowTypes, outer['showType']) ?? 'list',
      entries: listOf(entries, entry),
      buttons: buttonsOf(outer),
    }
  },
  encode({ title, layout, entries, buttons }) {
    const menubar = entries.map(wireEntry)
    return {
      msgContent: JSON.stringify({ title, showType: faqShowTypes[layout], menubar, btnList: buttons }),
    }
  },
  summary: ({ title }) => [title],
}

export const menuCodecs = { menu }

/** The FAQ of a channel's settings as a menu, so that one view shows both. */
export function menuOfFaq({ showType, showContent, btnList = [] }: Faq['faq']): Menu {
  return {
    kind: 'menu',
    title: '',
    layout: showType,
    entries: showContent.map(({ type, questionList, faqGrouplist, labelLink, ...shown }) => ({
      ...shown,
      opens: type,
      questions: questionList,
      groups: faqGrouplist.map(({ id, name, questionList: questions }) => ({ id, name, questions })),
      link: labelLink,
    })),
    buttons: btnList,
  }
}

function buttonsOf(fields: Fields): Menu['buttons'] {
  return list(fields, 'btnList', (item) => ({ id: str(item, 'id'), name: str(item, 'name') }))
}

function entry(item: Fields): Entry {
  return {
    id: str(item, 'id'),
    name: str(item, 'name'),
    imgUrl: str(item, 'imgUrl'),
    opens: nameOf(menubarTypes, item['type']) ?? 'questions',
    questions: questionsOf(item),
    groups: list(item, 'faqGrouplist', (group) => ({
      id: str(group, 'id'),
      name: str(group, 'name'),
      questions: questionsOf(group),
    })),
    link: str(item, 'labelLink'),
  }
}

function questionsOf(item: Fields): Entry['questions'] {
  return list(item, 'questionList', (one) => ({ question: str(one, 'question'), docId: str(one, 'docId') }))
}

function wireEntry({ id, name, imgUrl, opens, questions, groups, link }: Entry) {
  return {
    id,
    name,
    imgUrl,
    type: menubarTypes[opens],
    questionList: questions,
    faqGrouplist: groups.map((group) => ({ id: group.id, name: group.name, questionList: group.questions })),
    labelLink: link,
  }
}

export const menuExamples: { menu: Omit<Menu, 'kind'> } = {
  menu: {
    title: 'You may want to know',
    layout: 'tiles',
    entries: [
      {
        id: 'f1',
        name: 'Delivery',
        imgUrl: '',
        opens: 'questions',
        questions: [{ question: 'Where is my order?', docId: 'd1' }],
        groups: [],
        link: '',
      },
      {
        id: 'f2',
        name: 'Products',
        imgUrl: '',
        opens: 'groups',
        questions: [],
        groups: [
          { id: 'f21', name: 'Kettles', questions: [{ question: 'Is it safe on gas?', docId: 'd9' }] },
        ],
        link: '',
      },
      {
        id: 'f3',
        name: 'Size guide',
        imgUrl: '',
        opens: 'link',
        questions: [],
        groups: [],
        link: 'https://shop.example/sizes',
      },
    ],
    buttons: [{ id: 's1', name: 'My parcel is late' }],
  },
}
