import { DOMParser as ContentParser, type Schema } from '@tiptap/pm/model'
import type { JSONContent } from '@tiptap/core'
import { parseAnswer, type AnswerNode } from '../../../rules/knowledge/answer-tree.ts'

/**
 * The content of an editor for the html of an answer. The nodes are made one by one in a document without a window:
 * no text is ever given to the browser as html.
 */
export function answerContent(html: string, schema: Schema): JSONContent {
  const inert = document.implementation.createHTMLDocument('')
  append(inert, inert.body, parseAnswer(html))
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- ProseMirror does not type its own JSON
  return ContentParser.fromSchema(schema).parse(inert.body).toJSON() as JSONContent
}

function append(inert: Document, parent: Element, nodes: readonly AnswerNode[]): void {
  for (const node of nodes) {
    if (typeof node === 'string') {
      parent.append(node)
      continue
    }
    const element = inert.createElement(node.tag)
    for (const [name, value] of Object.entries(node.attributes)) element.setAttribute(name, value)
    append(inert, element, node.children)
    parent.append(element)
  }
}
