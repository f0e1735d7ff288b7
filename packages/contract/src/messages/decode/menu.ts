import { faqShowTypes, menubarTypes, nameOf } from '../../codes.ts'
import { isFields, list, listOf, str, type Fields } from '../../readers.ts'
import type { ContentOf } from '../content.ts'
import { jsonOf, type Packed } from './packed.ts'

type Menu = ContentOf<'menu'>
type Entry = Menu['entries'][number]

/** The entries stand in the content (bare, or as `menubar`) or beside it. */
export function menu(packed: Packed): Menu | undefined {
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
}

/** The same for `faq` of a channel's configuration, so that one view shows both. */
export function menuOfFaq(faq: Fields): Menu {
  return {
    kind: 'menu',
    title: '',
    layout: nameOf(faqShowTypes, faq['showType']) ?? 'list',
    entries: list(faq, 'showContent', entry),
    buttons: buttonsOf(faq),
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
