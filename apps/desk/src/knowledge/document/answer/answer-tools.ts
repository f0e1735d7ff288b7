import type { ChainedCommands, Editor } from '@tiptap/core'
import {
  Bold,
  Code,
  Heading3,
  Heading4,
  Italic,
  List,
  ListOrdered,
  Minus,
  Redo2,
  SquareCode,
  Strikethrough,
  TextQuote,
  Underline,
  Undo2,
} from 'lucide-react'

const tool = <N extends string>(
  name: N,
  Icon: typeof Bold,
  run: (chain: ChainedCommands) => ChainedCommands,
  isPressable = true,
) => ({ name, Icon, run, isPressable })

/** In the order of the toolbar. */
export const answerTools = [
  tool('bold', Bold, (chain) => chain.toggleBold()),
  tool('italic', Italic, (chain) => chain.toggleItalic()),
  tool('underline', Underline, (chain) => chain.toggleUnderline()),
  tool('strike', Strikethrough, (chain) => chain.toggleStrike()),
  tool('code', Code, (chain) => chain.toggleCode()),
  tool('heading', Heading3, (chain) => chain.toggleHeading({ level: 3 })),
  tool('subheading', Heading4, (chain) => chain.toggleHeading({ level: 4 })),
  tool('bulletList', List, (chain) => chain.toggleBulletList()),
  tool('orderedList', ListOrdered, (chain) => chain.toggleOrderedList()),
  tool('blockquote', TextQuote, (chain) => chain.toggleBlockquote()),
  tool('codeBlock', SquareCode, (chain) => chain.toggleCodeBlock()),
  tool('rule', Minus, (chain) => chain.setHorizontalRule(), false),
  tool('undo', Undo2, (chain) => chain.undo(), false),
  tool('redo', Redo2, (chain) => chain.redo(), false),
] as const
export type ToolName = (typeof answerTools)[number]['name']

/** Whether the text at the caret has the form of a tool. */
export function isToolOn(editor: Editor, name: ToolName): boolean {
  if (name === 'heading') return editor.isActive('heading', { level: 3 })
  if (name === 'subheading') return editor.isActive('heading', { level: 4 })
  return editor.isActive(name)
}
