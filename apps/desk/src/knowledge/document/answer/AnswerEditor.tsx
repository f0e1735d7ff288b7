import { textLimits } from '@foyer/contract/text-limits.ts'
import { getSchema } from '@tiptap/core'
import { EditorContent, useEditor } from '@tiptap/react'
import { useEffect, useRef, useState } from 'react'
import { normalAnswer } from '../../../rules/knowledge/answer-tree.ts'
import { useText } from '../../../text/text-context.tsx'
import { answerContent } from './answer-dom.ts'
import { answerExtensions } from './answer-extensions.ts'
import './AnswerEditor.css'
import { AnswerToolbar } from './AnswerToolbar.tsx'

const schema = getSchema(answerExtensions)

type AnswerEditorProps = {
  value: string
  /** The document has just been created: its answer is what comes next. */
  isNext: boolean
  onChange: (html: string) => void
}

/** The answer of a document, with exactly the forms that the server keeps. */
export function AnswerEditor({ value, isNext, onChange }: AnswerEditorProps) {
  const t = useText()
  const label = t('knowledge.documents.answer')
  const latest = useRef(onChange)
  /** The text that the editor has shown or written last. */
  const shown = useRef(value)
  useEffect(() => {
    latest.current = onChange
  })
  const editor = useEditor({
    extensions: answerExtensions,
    content: answerContent(value, schema),
    // The desk's policy takes style sheets from files only.
    injectCSS: false,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        dir: 'auto',
        class: 'desk-answer-text',
      },
      transformPastedHTML: normalAnswer,
    },
    onUpdate: ({ editor: now }) => {
      const html = now.isEmpty ? '' : normalAnswer(now.getHTML())
      shown.current = html
      latest.current(html)
    },
  })
  const [isFirst] = useState(isNext)
  useEffect(() => {
    // On a phone it would open the keyboard over the page.
    if (isFirst && window.matchMedia('(pointer: fine)').matches) editor.commands.focus()
  }, [editor, isFirst])
  useEffect(() => {
    // The server writes the same html differently: only what a reader would notice is shown anew.
    if (normalAnswer(value) === normalAnswer(shown.current)) return
    shown.current = value
    editor.commands.setContent(answerContent(value, schema), { emitUpdate: false })
  }, [editor, value])
  const isTooLong = value.length > textLimits.long
  return (
    <div className="desk-answer">
      <span className="desk-answer-label" aria-hidden="true">
        {label}
      </span>
      <div className="desk-answer-box">
        <AnswerToolbar editor={editor} />
        <EditorContent editor={editor} />
      </div>
      {isTooLong && (
        <p role="alert" className="desk-answer-problem">
          {t('knowledge.documents.answerTooLong')}
        </p>
      )}
    </div>
  )
}
