import { ActionIcon } from '@mantine/core'
import { useEditorState, type Editor } from '@tiptap/react'
import { ImageIcon, Link2 } from 'lucide-react'
import { useRef, useState, type KeyboardEvent } from 'react'
import { useText } from '../../../text/text-context.tsx'
import { LinkDialog } from './LinkDialog.tsx'
import { PictureDialog } from './PictureDialog.tsx'
import { answerTools, isToolOn } from './answer-tools.ts'

/** Tools of the answer. One takes part in the tab order; the arrows move between them. */
export function AnswerToolbar({ editor }: { editor: Editor }) {
  const t = useText()
  const bar = useRef<HTMLDivElement>(null)
  const [tabStop, setTabStop] = useState(0)
  const [dialog, setDialog] = useState<'link' | 'picture'>()
  const on = useEditorState({
    editor,
    selector: ({ editor: now }) => [
      ...answerTools.map(({ name }) => isToolOn(now, name)),
      now.isActive('link'),
    ],
  })

  function onKeyDown(event: KeyboardEvent): void {
    const buttons = [...(bar.current?.querySelectorAll('button') ?? [])]
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl'
    const steps: Readonly<Record<string, number>> = {
      ArrowRight: isRtl ? tabStop - 1 : tabStop + 1,
      ArrowLeft: isRtl ? tabStop + 1 : tabStop - 1,
      Home: 0,
      End: buttons.length - 1,
    }
    const to = steps[event.key]
    if (to === undefined) return
    event.preventDefault()
    const next = (to + buttons.length) % buttons.length
    setTabStop(next)
    buttons[next]?.focus()
  }

  const button = (at: number) => ({
    variant: 'subtle' as const,
    color: 'gray',
    size: 'md',
    tabIndex: at === tabStop ? 0 : -1,
    onFocus: () => setTabStop(at),
  })
  const linkAt = answerTools.length

  return (
    <>
      <div
        ref={bar}
        role="toolbar"
        tabIndex={-1}
        aria-label={t('knowledge.documents.tools')}
        className="desk-answer-tools"
        onKeyDown={onKeyDown}
      >
        {answerTools.map(({ name, Icon, isPressable, run }, at) => (
          <ActionIcon
            key={name}
            {...button(at)}
            aria-label={t(`knowledge.documents.tool.${name}`)}
            title={t(`knowledge.documents.tool.${name}`)}
            {...(isPressable && { 'aria-pressed': on[at] ?? false })}
            onClick={() => run(editor.chain().focus()).run()}
          >
            <Icon size={16} />
          </ActionIcon>
        ))}
        <ActionIcon
          {...button(linkAt)}
          aria-label={t('knowledge.documents.tool.link')}
          title={t('knowledge.documents.tool.link')}
          aria-pressed={on[linkAt] ?? false}
          onClick={() => setDialog('link')}
        >
          <Link2 size={16} />
        </ActionIcon>
        <ActionIcon
          {...button(linkAt + 1)}
          aria-label={t('knowledge.documents.tool.picture')}
          title={t('knowledge.documents.tool.picture')}
          onClick={() => setDialog('picture')}
        >
          <ImageIcon size={16} />
        </ActionIcon>
      </div>
      {dialog === 'link' && <LinkDialog editor={editor} onClose={() => setDialog(undefined)} />}
      {dialog === 'picture' && <PictureDialog editor={editor} onClose={() => setDialog(undefined)} />}
    </>
  )
}
