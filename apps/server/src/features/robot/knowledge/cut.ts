import { Jieba } from '@node-rs/jieba'
import { dict } from '@node-rs/jieba/dict.js'
import type { Cut } from '../../../rules/robot/text/segment.ts'

let jieba: Jieba | undefined

/** Chinese into words. The dictionary takes a moment and some memory, so it is read when somebody needs it. */
export const cutChinese: Cut = (text) => {
  jieba ??= Jieba.withDict(dict)
  return jieba.cut(text, true)
}
