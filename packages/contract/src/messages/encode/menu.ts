import { faqShowTypes, menubarTypes } from '../../codes.ts'
import type { ContentOf } from '../content.ts'
import type { Packing } from './packing.ts'

export function menu({ title, layout, entries, buttons }: ContentOf<'menu'>): Packing {
  const menubar = entries.map(wireEntry)
  return { msgContent: JSON.stringify({ title, showType: faqShowTypes[layout], menubar, btnList: buttons }) }
}

function wireEntry(entry: ContentOf<'menu'>['entries'][number]) {
  const { id, name, imgUrl, opens, questions, groups, link } = entry
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
